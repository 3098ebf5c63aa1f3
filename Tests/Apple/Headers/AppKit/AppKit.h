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
@class NSColor, NSEvent, NSFont, NSTextField, NSTextStorage, NSTextView, NSWindow;

// Foundation/NSGeometry.h
typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;

// AppKit/NSColor.h, NSFont.h, NSImage.h
NS_SWIFT_SENDABLE
@interface NSColor : NSObject <NSCopying, NSSecureCoding>
@property (class, strong, readonly) NSColor *blackColor NS_SWIFT_NAME(black);
@property (class, strong, readonly) NSColor *redColor NS_SWIFT_NAME(red);
@property (class, strong, readonly) NSColor *labelColor NS_SWIFT_NAME(labelColor);
@end
NS_SWIFT_SENDABLE
@interface NSFont : NSObject <NSCopying, NSSecureCoding>
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize;
@end
@interface NSImage : NSObject <NSCopying, NSSecureCoding>
+ (NSImage *_Nullable)imageNamed:(NSString *)name NS_REFINED_FOR_SWIFT;
- (instancetype)initWithSize:(NSSize)size NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithData:(NSData *)data;
@property NSSize size;
@end

// AppKit/NSResponder.h
NS_SWIFT_UI_ACTOR
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, assign) NSResponder *nextResponder;
@property (readonly) BOOL acceptsFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (void)mouseDown:(NSEvent *)event;
@end

// AppKit/NSEvent.h
@interface NSEvent : NSObject <NSCopying, NSCoding>
@property (readonly) NSTimeInterval timestamp;
@end

// AppKit/NSView.h
NS_SWIFT_UI_ACTOR
@interface NSView : NSResponder
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, readonly, assign) NSWindow *window;
@property (nullable, readonly, assign) NSView *superview;
@property (copy) NSArray<__kindof NSView *> *subviews;
@property (getter=isHidden) BOOL hidden;
- (void)addSubview:(NSView *)view;
- (void)removeFromSuperview;
@property NSRect frame;
@property NSRect bounds;
@property CGFloat alphaValue;
@property BOOL needsDisplay;
@property BOOL needsLayout;
- (void)layout;
@property (nullable, copy) NSString *toolTip;
@end

// AppKit/NSCell.h
typedef NSInteger NSControlStateValue NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSControl.StateValue);
static const NSControlStateValue NSControlStateValueMixed = -1;
static const NSControlStateValue NSControlStateValueOff = 0;
static const NSControlStateValue NSControlStateValueOn = 1;

// AppKit/NSControl.h
NS_SWIFT_UI_ACTOR
@interface NSControl : NSView
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property NSInteger tag;
@property (getter=isContinuous) BOOL continuous;
@property (getter=isEnabled) BOOL enabled;
@property (nullable, copy) id objectValue;
@property (copy) NSString *stringValue;
@property (copy) NSAttributedString *attributedStringValue;
@property int intValue;
@property NSInteger integerValue;
@property float floatValue;
@property double doubleValue;
- (BOOL)sendAction:(SEL _Nullable)action to:(id _Nullable)target;
- (void)performClick:(id _Nullable)sender;
@end
@protocol NSControlTextEditingDelegate <NSObject>
@optional
- (void)controlTextDidBeginEditing:(NSNotification *)obj NS_SWIFT_UI_ACTOR;
- (void)controlTextDidEndEditing:(NSNotification *)obj NS_SWIFT_UI_ACTOR;
- (void)controlTextDidChange:(NSNotification *)obj NS_SWIFT_UI_ACTOR;
- (BOOL)control:(NSControl *)control textView:(NSTextView *)textView doCommandBySelector:(SEL)commandSelector NS_SWIFT_UI_ACTOR;
@end
extern NSNotificationName const NSControlTextDidBeginEditingNotification
    NS_SWIFT_NAME(NSControl.textDidBeginEditingNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const NSControlTextDidEndEditingNotification
    NS_SWIFT_NAME(NSControl.textDidEndEditingNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const NSControlTextDidChangeNotification
    NS_SWIFT_NAME(NSControl.textDidChangeNotification) NS_SWIFT_NONISOLATED;

// AppKit/NSButton.h
NS_SWIFT_UI_ACTOR
@interface NSButton : NSControl
+ (instancetype)buttonWithTitle:(NSString *)title target:(id _Nullable)target action:(SEL _Nullable)action;
+ (instancetype)checkboxWithTitle:(NSString *)title target:(id _Nullable)target action:(SEL _Nullable)action;
@property (copy) NSString *title;
@property (copy) NSAttributedString *attributedTitle;
@property (nullable, strong) NSImage *image;
@property NSControlStateValue state;
@property BOOL allowsMixedState;
@end

// AppKit/NSSlider.h
NS_SWIFT_UI_ACTOR
@interface NSSlider : NSControl
@property double minValue;
@property double maxValue;
@end

// AppKit/NSText.h
@class NSText;
@protocol NSTextDelegate <NSObject>
@optional
- (BOOL)textShouldBeginEditing:(NSText *)textObject NS_SWIFT_UI_ACTOR;
- (BOOL)textShouldEndEditing:(NSText *)textObject NS_SWIFT_UI_ACTOR;
- (void)textDidBeginEditing:(NSNotification *)notification NS_SWIFT_UI_ACTOR;
- (void)textDidEndEditing:(NSNotification *)notification NS_SWIFT_UI_ACTOR;
- (void)textDidChange:(NSNotification *)notification NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR
@interface NSText : NSView
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (copy) NSString *string;
@property (nullable, assign) id<NSTextDelegate> delegate;
@property (getter=isEditable) BOOL editable;
@property NSRange selectedRange;
@end
extern NSNotificationName const NSTextDidChangeNotification NS_SWIFT_NAME(NSText.didChangeNotification) NS_SWIFT_NONISOLATED;

// AppKit/NSTextInputClient.h: not of the main actor
@protocol NSTextInputClient
@required
- (void)insertText:(id)string replacementRange:(NSRange)replacementRange;
- (void)doCommandBySelector:(SEL)selector;
- (void)setMarkedText:(id)string selectedRange:(NSRange)selectedRange replacementRange:(NSRange)replacementRange;
- (void)unmarkText;
- (NSRange)selectedRange;
- (NSRange)markedRange;
- (BOOL)hasMarkedText;
- (NSAttributedString *_Nullable)attributedSubstringForProposedRange:(NSRange)range
                                                         actualRange:(NSRangePointer _Nullable)actualRange;
- (NSArray<NSAttributedStringKey> *)validAttributesForMarkedText;
- (NSRect)firstRectForCharacterRange:(NSRange)range actualRange:(NSRangePointer _Nullable)actualRange;
- (NSUInteger)characterIndexForPoint:(NSPoint)point;
@end

// AppKit/NSTextField.h
@protocol NSTextFieldDelegate <NSControlTextEditingDelegate>
@end
NS_SWIFT_UI_ACTOR
@interface NSTextField : NSControl
+ (instancetype)labelWithString:(NSString *)stringValue;
@property (nullable, copy) NSString *placeholderString;
@property (nullable, copy) NSColor *textColor;
@property (nullable, weak) id<NSTextFieldDelegate> delegate;
@property (getter=isEditable) BOOL editable;
@end

// AppKit/NSTextView.h
@protocol NSTextViewDelegate <NSTextDelegate>
@optional
- (BOOL)textView:(NSTextView *)textView
    shouldChangeTextInRange:(NSRange)affectedCharRange
          replacementString:(NSString *_Nullable)replacementString NS_SWIFT_UI_ACTOR;
- (void)textViewDidChangeSelection:(NSNotification *)notification NS_SWIFT_UI_ACTOR;
- (BOOL)textView:(NSTextView *)textView doCommandBySelector:(SEL)commandSelector NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR
@interface NSTextView : NSText <NSTextInputClient>
- (instancetype)initWithFrame:(NSRect)frameRect;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id<NSTextViewDelegate> delegate;
@property (nullable, assign, readonly) NSTextStorage *textStorage;
@end

#if TARGET_OS_OSX  // On Catalyst, these are UIKit's.
// AppKit/NSTextStorage.h: not of the main actor
typedef NS_OPTIONS(NSUInteger, NSTextStorageEditActions) {
    NSTextStorageEditedAttributes = (1 << 0),
    NSTextStorageEditedCharacters = (1 << 1)
};
@protocol NSTextStorageDelegate <NSObject>
@optional
- (void)textStorage:(NSTextStorage *)textStorage
    didProcessEditing:(NSTextStorageEditActions)editedMask
                range:(NSRange)editedRange
       changeInLength:(NSInteger)delta;
@end
@interface NSTextStorage : NSMutableAttributedString <NSSecureCoding>
@property (nullable, weak) id<NSTextStorageDelegate> delegate;
@end
#endif

// AppKit/NSWindow.h, NSViewController.h
NS_SWIFT_UI_ACTOR
@interface NSWindow : NSResponder
@property (nullable, strong) NSView *contentView;
@property (copy) NSString *title;
@end
NS_SWIFT_UI_ACTOR
@interface NSViewController : NSResponder
- (instancetype)initWithNibName:(NSString *_Nullable)nibNameOrNil
                         bundle:(NSBundle *_Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (strong) NSView *view;
@property (nullable, copy) NSString *title;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewWillAppear;
- (void)viewDidAppear;
@end

// AppKit/NSApplication.h
NS_SWIFT_UI_ACTOR
@interface NSApplication : NSResponder
@property (class, readonly, strong) __kindof NSApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (readonly, getter=isActive) BOOL active;
@end
extern NSNotificationName const NSApplicationDidBecomeActiveNotification
    NS_SWIFT_NAME(NSApplication.didBecomeActiveNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const NSApplicationDidResignActiveNotification
    NS_SWIFT_NAME(NSApplication.didResignActiveNotification) NS_SWIFT_NONISOLATED;
#pragma clang attribute pop
NS_ASSUME_NONNULL_END

#endif
