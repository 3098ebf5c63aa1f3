// The part of AppKit that the sources and their clients use, with the signatures of Apple's public headers. Each
// section names its header. Swift's additions are in AppKit.swift.

#ifndef RX_STAND_IN_APPKIT_H
#define RX_STAND_IN_APPKIT_H
#include <Foundation/Foundation.h>
#include <CoreGraphics/CoreGraphics.h>

NS_ASSUME_NONNULL_BEGIN
// APPKIT_API_UNAVAILABLE_BEGIN_MACCATALYST: on Mac Catalyst, AppKit can be imported, but has no views.
#pragma clang attribute push(__attribute__((availability(macCatalyst, unavailable))), \
    apply_to = any(objc_interface, objc_protocol, objc_category))
// Each class is of the main actor; of a protocol, only the methods are.
#pragma clang attribute push(__attribute__((swift_attr("@UIActor"))), apply_to = objc_interface)
@class NSTextField, NSTextView, NSWindow;

// Foundation/NSGeometry.h
typedef CGRect NSRect;

// AppKit/NSResponder.h
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

// AppKit/NSView.h
@interface NSView : NSResponder
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, readonly, assign) NSWindow *window;
@property CGFloat alphaValue;
@end

// AppKit/NSCell.h
typedef NSInteger NSControlStateValue NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSControl.StateValue);

// AppKit/NSControl.h
@interface NSControl : NSView
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property (getter=isEnabled) BOOL enabled;
@property (copy) NSString *stringValue;
@property double doubleValue;
@end
@protocol NSControlTextEditingDelegate <NSObject>
@optional
- (void)controlTextDidEndEditing:(NSNotification *)obj NS_SWIFT_UI_ACTOR;
- (void)controlTextDidChange:(NSNotification *)obj NS_SWIFT_UI_ACTOR;
@end

// AppKit/NSButton.h
@interface NSButton : NSControl
@property (copy) NSString *title;
@property NSControlStateValue state;
@end

// AppKit/NSSlider.h
@interface NSSlider : NSControl
@end

// AppKit/NSText.h
@class NSText;
@protocol NSTextDelegate <NSObject>
@optional
- (void)textDidChange:(NSNotification *)notification NS_SWIFT_UI_ACTOR;
@end
@interface NSText : NSView
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
@property (copy) NSString *string;
@property (nullable, assign) id<NSTextDelegate> delegate;
@end

// AppKit/NSTextInputClient.h: not of the main actor
@protocol NSTextInputClient
@end

// AppKit/NSTextField.h
@protocol NSTextFieldDelegate <NSControlTextEditingDelegate>
@end
@interface NSTextField : NSControl
@property (nullable, weak) id<NSTextFieldDelegate> delegate;
@end

// AppKit/NSTextView.h
@protocol NSTextViewDelegate <NSTextDelegate>
@optional
- (void)textViewDidChangeSelection:(NSNotification *)notification NS_SWIFT_UI_ACTOR;
@end
@interface NSTextView : NSText <NSTextInputClient>
- (instancetype)initWithFrame:(NSRect)frameRect;
@property (nullable, weak) id<NSTextViewDelegate> delegate;
@end

// AppKit/NSWindow.h, NSViewController.h
@interface NSWindow : NSResponder
@property (copy) NSString *title;
@end
@interface NSViewController : NSResponder
- (instancetype)initWithNibName:(NSString *_Nullable)nibNameOrNil
                         bundle:(NSBundle *_Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
@property (nullable, copy) NSString *title;
- (void)loadView;
- (void)viewDidLoad;
@end

#pragma clang attribute pop
#pragma clang attribute pop
NS_ASSUME_NONNULL_END

#endif
