# What Swift on Linux needs to compile RxCocoa's sources: the branches for Apple's systems, selectors as strings, no
# optional methods, and targets of actions that the stand-ins can call.
s/!os\(Linux\)/true/g
s/os\(iOS\)/os(Linux)/g
s/^import CoreGraphics$/import Foundation/
s/#selector\([A-Za-z]+Target\.[A-Za-z]+\(_:\)\)/Selector("perform:")/
s/@objc (final )?(func|var)/\2/
s/^@objc(\([^)]*\))?$//
s/^( *)@objc\([^)]*\)$/\1/
s/@objc open/open/
s/func (eventHandler|action)\(_: [A-Za-z]+!?\) \{/override func perform(_: Selector, from _: Any?) {/
s/^class RxTarget: NSObject,/class RxTarget: NSObject, ActionPerforming,/
s/private var retainSelf: RxTarget\?/&; func perform(_: Selector, from _: Any?) {}/
s/override open func responds\(to aSelector/override open func _answers(_ aSelector/
s/super\.responds\(to: aSelector/super._answers(aSelector/
s/_forwardToDelegate\?\.responds/(_forwardToDelegate as? NSObject)?.responds/
s/_forwardToDelegate\?\.scrollViewDidScroll\?/(_forwardToDelegate as? UIScrollViewDelegate)?.scrollViewDidScroll/
/^ *DelegateProxy\.Delegate: AnyObject$/d
s/(where DelegateProxy\.ParentObject: UIView),$/\1/
/assert\(proxy === DelegateProxy/d
s/^extension NSObject: ReactiveCompatible/extension NotificationCenter: ReactiveCompatible {}\n&/
/#selector/{
    s/#selector\([A-Za-z]+\.([A-Za-z]+)\)/Selector("\1:")/
    s/#selector\([A-Za-z]+\.([A-Za-z]+)\(_:([A-Za-z:]*)\)\)/Selector("\1:\2")/
    s/((Row|Item)s)At:/\1AtIndexPaths:/
    s/(Row|Item)(At|With):/\1\2IndexPath:/
    s/AtIndexPath:to:/AtIndexPath:toIndexPath:/
    s/(Kind:at):/\1IndexPath:/
    s/:commit:/:commitEditingStyle:/
    s/:(willDisplay|didEndDisplaying):/:\1Cell:/
    s/Zooming:with:/Zooming:withView:/
    s/tabBar:(will|did)(Begin|End)Customizing:/&Items:/
    s/tabBarController:(will|did)(Begin|End)Customizing:/&ViewControllers:/
    s/Customizing:(Items|ViewControllers):/Customizing\1:/
    s/tabBar:didSelect:/tabBar:didSelectItem:/
    s/tabBarController:didSelect:/tabBarController:didSelectViewController:/
    s/(will|did)Show:/\1ShowViewController:/
    s/webView:(didCommit|didStartProvisional|didFinish|didFail)(Navigation)?:/webView:\1Navigation:/
}
s/castOrThrow\(CGPoint\.self, ([^)]*)\)/castOrThrow(NSValue.self, \1).pointValue/
