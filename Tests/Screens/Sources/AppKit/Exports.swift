// AppKit exports Foundation.
@_exported public import Foundation
