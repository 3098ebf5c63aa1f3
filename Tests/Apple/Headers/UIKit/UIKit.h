// The part of UIKit that the sources and their clients use, and what typical screens use besides, with the signatures
// of Apple's public headers. Each section names its header. Swift's additions are in UIKit.swift.

#ifndef RX_STAND_IN_UIKIT_H
#define RX_STAND_IN_UIKIT_H
#include <Foundation/Foundation.h>
#include <CoreGraphics/CoreGraphics.h>

NS_ASSUME_NONNULL_BEGIN
@class UIAction, UIBarButtonItem, UICollectionView, UICollectionViewCell, UICollectionViewLayout, UIColor, UIEvent;
@class UIFont, UIGestureRecognizer, UIImage, UIMenu, UINavigationController, UINavigationItem, UIPress, UIPressesEvent;
@class UIRefreshControl, UIScrollView, UISearchBar, UISearchController, UITabBar, UITabBarController, UITabBarItem;
@class UITableView, UITableViewCell, UITextField, UITextInputAssistantItem, UITextPosition, UITextRange, UITextView;
@class NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;
@class UITouch, UITraitCollection, UIView, UIViewController, UIWindow, UIWindowScene;

// UIKit/UIGeometry.h
typedef struct UIEdgeInsets {
    CGFloat top, left, bottom, right;
} UIEdgeInsets;

// UIKit/UIColor.h
NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSSecureCoding, NSCopying>
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@property (class, nonatomic, readonly) UIColor *blackColor NS_SWIFT_NAME(black);
@property (class, nonatomic, readonly) UIColor *whiteColor NS_SWIFT_NAME(white);
@property (class, nonatomic, readonly) UIColor *grayColor NS_SWIFT_NAME(gray);
@property (class, nonatomic, readonly) UIColor *redColor NS_SWIFT_NAME(red);
@property (class, nonatomic, readonly) UIColor *greenColor NS_SWIFT_NAME(green);
@property (class, nonatomic, readonly) UIColor *blueColor NS_SWIFT_NAME(blue);
@property (class, nonatomic, readonly) UIColor *clearColor NS_SWIFT_NAME(clear);
@property (class, nonatomic, readonly) UIColor *labelColor NS_SWIFT_NAME(label) RX_SINCE(13.0);
@property (class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor NS_SWIFT_NAME(systemBackground) RX_SINCE_IOS(13.0);
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@end

// UIKit/UIFont.h
typedef NSString *UIFontTextStyle NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleHeadline;
NS_SWIFT_SENDABLE
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
@property (nonatomic, readonly) CGFloat pointSize;
@end

// UIKit/UIImage.h
NS_SWIFT_SENDABLE
@interface UIImage : NSObject <NSSecureCoding>
+ (UIImage *_Nullable)imageNamed:(NSString *)name;
+ (UIImage *_Nullable)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:)) RX_SINCE(13.0);
- (instancetype _Nullable)initWithData:(NSData *)data;
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale;
@end

// UIKit/UITraitCollection.h, UITraitEnvironment
typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
    UIUserInterfaceStyleUnspecified,
    UIUserInterfaceStyleLight,
    UIUserInterfaceStyleDark
};
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
    UIUserInterfaceSizeClassUnspecified = 0,
    UIUserInterfaceSizeClassCompact = 1,
    UIUserInterfaceSizeClassRegular = 2
};
NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) CGFloat displayScale;
@end
NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(UITraitCollection *_Nullable)previousTraitCollection
    __attribute__((availability(ios, introduced = 8.0, deprecated = 17.0), availability(tvos, introduced = 9.0, deprecated = 17.0),
                   availability(visionos, introduced = 1.0, deprecated = 1.0)));
@end

// UIKit/UITouch.h, UIEvent.h, UIPress.h
NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
- (CGPoint)locationInView:(UIView *_Nullable)view;
@end
NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@end

// UIKit/UIResponder.h
NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *_Nullable)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *_Nullable)event;
@property (nonatomic, readonly, strong, nullable) UIView *inputAccessoryView;
@end

// UIKit/UIWindow.h: the notifications of the keyboard
#define RX_KEYBOARD(name) NS_SWIFT_NAME(UIResponder.name) NS_SWIFT_NONISOLATED RX_NOT_TV
extern NSNotificationName const UIKeyboardWillShowNotification RX_KEYBOARD(keyboardWillShowNotification);
extern NSNotificationName const UIKeyboardDidShowNotification RX_KEYBOARD(keyboardDidShowNotification);
extern NSNotificationName const UIKeyboardWillHideNotification RX_KEYBOARD(keyboardWillHideNotification);
extern NSNotificationName const UIKeyboardDidHideNotification RX_KEYBOARD(keyboardDidHideNotification);
extern NSNotificationName const UIKeyboardWillChangeFrameNotification RX_KEYBOARD(keyboardWillChangeFrameNotification);
extern NSNotificationName const UIKeyboardDidChangeFrameNotification RX_KEYBOARD(keyboardDidChangeFrameNotification);
extern NSString *const UIKeyboardFrameBeginUserInfoKey RX_KEYBOARD(keyboardFrameBeginUserInfoKey);
extern NSString *const UIKeyboardFrameEndUserInfoKey RX_KEYBOARD(keyboardFrameEndUserInfoKey);
extern NSString *const UIKeyboardAnimationDurationUserInfoKey RX_KEYBOARD(keyboardAnimationDurationUserInfoKey);
extern NSString *const UIKeyboardAnimationCurveUserInfoKey RX_KEYBOARD(keyboardAnimationCurveUserInfoKey);
extern NSString *const UIKeyboardIsLocalUserInfoKey RX_KEYBOARD(keyboardIsLocalUserInfoKey);

// UIKit/NSLayoutConstraint.h, NSLayoutAnchor.h
NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@property CGFloat constant;
@property (getter=isActive) BOOL active;
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)c NS_SWIFT_NAME(constraint(equalTo:constant:));
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor <NSLayoutXAxisAnchor *>
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor <NSLayoutYAxisAnchor *>
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor <NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(equalToConstant:));
@end
NS_SWIFT_UI_ACTOR
@interface UILayoutGuide : NSObject <NSCoding>
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@end

// UIKit/UIView.h
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
    UIViewAnimationOptionLayoutSubviews = 1 << 0,
    UIViewAnimationOptionAllowUserInteraction = 1 << 1,
    UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
    UIViewAnimationOptionCurveEaseInOut = 0 << 16,
    UIViewAnimationOptionTransitionCrossDissolve = 5 << 20
} NS_SWIFT_NAME(UIView.AnimationOptions);
typedef NS_ENUM(NSInteger, UIViewAnimationCurve) {
    UIViewAnimationCurveEaseInOut,
    UIViewAnimationCurveEaseIn,
    UIViewAnimationCurveEaseOut,
    UIViewAnimationCurveLinear
} NS_SWIFT_NAME(UIView.AnimationCurve);
typedef NS_ENUM(NSInteger, UIViewContentMode) {
    UIViewContentModeScaleToFill,
    UIViewContentModeScaleAspectFit,
    UIViewContentModeScaleAspectFill
} NS_SWIFT_NAME(UIView.ContentMode);
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
    UIViewAutoresizingFlexibleWidth = 1 << 1,
    UIViewAutoresizingFlexibleHeight = 1 << 4
} NS_SWIFT_NAME(UIView.AutoresizingMask);
NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)layoutSubviews;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)setNeedsDisplay;
- (void)didMoveToWindow;
- (void)didMoveToSuperview;
@property (nonatomic) BOOL clipsToBounds;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)endEditing:(BOOL)force;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide RX_SINCE(11.0);
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)performWithoutAnimation:(void(NS_NOESCAPE ^)(void))actionsWithoutAnimation;
@end

// UIKit/UIWindow.h
NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_DESIGNATED_INITIALIZER RX_SINCE(13.0);
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)makeKeyAndVisible;
@end

// UIKit/UIGestureRecognizer.h
typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
    UIGestureRecognizerStatePossible,
    UIGestureRecognizerStateBegan,
    UIGestureRecognizerStateChanged,
    UIGestureRecognizerStateEnded,
    UIGestureRecognizerStateCancelled,
    UIGestureRecognizerStateFailed,
    UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
} NS_SWIFT_NAME(UIGestureRecognizer.State);
NS_SWIFT_UI_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch;
@end
NS_SWIFT_UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(id _Nullable)target action:(SEL _Nullable)action NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(id _Nullable)target action:(SEL _Nullable)action;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, readonly) UIView *view;
@property (nonatomic) BOOL cancelsTouchesInView;
- (CGPoint)locationInView:(UIView *_Nullable)view;
@end

// UIKit/UITapGestureRecognizer.h, UILongPressGestureRecognizer.h, UIPanGestureRecognizer.h, UISwipeGestureRecognizer.h,
// UIPinchGestureRecognizer.h, UIRotationGestureRecognizer.h, UIScreenEdgePanGestureRecognizer.h, UIHoverGestureRecognizer.h
NS_SWIFT_UI_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired RX_NOT_TV;
@end
NS_SWIFT_UI_ACTOR
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSTimeInterval minimumPressDuration;
@end
NS_SWIFT_UI_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
- (CGPoint)translationInView:(UIView *_Nullable)view;
- (void)setTranslation:(CGPoint)translation inView:(UIView *_Nullable)view;
- (CGPoint)velocityInView:(UIView *_Nullable)view;
@end
typedef NS_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) {
    UISwipeGestureRecognizerDirectionRight = 1 << 0,
    UISwipeGestureRecognizerDirectionLeft = 1 << 1,
    UISwipeGestureRecognizerDirectionUp = 1 << 2,
    UISwipeGestureRecognizerDirectionDown = 1 << 3
} NS_SWIFT_NAME(UISwipeGestureRecognizer.Direction);
NS_SWIFT_UI_ACTOR
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property (nonatomic) UISwipeGestureRecognizerDirection direction;
@end
NS_SWIFT_UI_ACTOR RX_NOT_TV
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat scale;
@end
NS_SWIFT_UI_ACTOR RX_NOT_TV
@interface UIRotationGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat rotation;
@end
NS_SWIFT_UI_ACTOR RX_SINCE_IOS(13.0)
@interface UIHoverGestureRecognizer : UIGestureRecognizer
@end

// UIKit/UIMenuElement.h, UIAction.h, UIMenu.h
typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier) RX_SINCE(13.0);
typedef NSString *UIMenuIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIMenu.Identifier) RX_SINCE(13.0);
typedef void (^UIActionHandler)(__kindof UIAction *action);
typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
    UIMenuElementAttributesDisabled = 1 << 0,
    UIMenuElementAttributesDestructive = 1 << 1,
    UIMenuElementAttributesHidden = 1 << 2
} NS_SWIFT_NAME(UIMenuElement.Attributes) RX_SINCE(13.0);
typedef NS_ENUM(NSInteger, UIMenuElementState) {
    UIMenuElementStateOff,
    UIMenuElementStateOn,
    UIMenuElementStateMixed
} NS_SWIFT_NAME(UIMenuElement.State) RX_SINCE(13.0);
typedef NS_OPTIONS(NSUInteger, UIMenuOptions) {
    UIMenuOptionsDisplayInline = 1 << 0,
    UIMenuOptionsDestructive = 1 << 1,
    UIMenuOptionsSingleSelection = 1 << 5
} NS_SWIFT_NAME(UIMenu.Options) RX_SINCE(13.0);
RX_SINCE(13.0) NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, readonly) UIImage *image;
- (instancetype)init __attribute__((unavailable));
@end
RX_SINCE(13.0) NS_SWIFT_UI_ACTOR
@interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) UIImage *image;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly, nullable) id sender RX_SINCE(14.0);
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(UIImage *_Nullable)image
                     identifier:(UIActionIdentifier _Nullable)identifier
                        handler:(UIActionHandler)handler NS_REFINED_FOR_SWIFT;
- (instancetype)init __attribute__((unavailable));
@end
RX_SINCE(13.0) NS_SWIFT_UI_ACTOR
@interface UIMenu : UIMenuElement
@property (nonatomic, readonly) UIMenuIdentifier identifier;
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
+ (UIMenu *)menuWithTitle:(NSString *)title
                    image:(UIImage *_Nullable)image
               identifier:(UIMenuIdentifier _Nullable)identifier
                  options:(UIMenuOptions)options
                 children:(NSArray<UIMenuElement *> *)children NS_REFINED_FOR_SWIFT;
- (instancetype)init __attribute__((unavailable));
@end

// UIKit/UIControl.h
typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
    UIControlEventTouchDown = 1 << 0,
    UIControlEventTouchDownRepeat = 1 << 1,
    UIControlEventTouchDragInside = 1 << 2,
    UIControlEventTouchDragOutside = 1 << 3,
    UIControlEventTouchDragEnter = 1 << 4,
    UIControlEventTouchDragExit = 1 << 5,
    UIControlEventTouchUpInside = 1 << 6,
    UIControlEventTouchUpOutside = 1 << 7,
    UIControlEventTouchCancel = 1 << 8,
    UIControlEventValueChanged = 1 << 12,
    UIControlEventPrimaryActionTriggered = 1 << 13,
    UIControlEventMenuActionTriggered RX_SINCE(14.0) = 1 << 14,
    UIControlEventEditingDidBegin = 1 << 16,
    UIControlEventEditingChanged = 1 << 17,
    UIControlEventEditingDidEnd = 1 << 18,
    UIControlEventEditingDidEndOnExit = 1 << 19,
    UIControlEventAllTouchEvents = 0x00000FFF,
    UIControlEventAllEditingEvents = 0x000F0000,
    UIControlEventApplicationReserved = 0x0F000000,
    UIControlEventSystemReserved = 0xF0000000,
    UIControlEventAllEvents = 0xFFFFFFFF
} NS_SWIFT_NAME(UIControl.Event);
typedef NS_OPTIONS(NSUInteger, UIControlState) {
    UIControlStateNormal = 0,
    UIControlStateHighlighted = 1 << 0,
    UIControlStateDisabled = 1 << 1,
    UIControlStateSelected = 1 << 2,
    UIControlStateFocused = 1 << 3,
    UIControlStateApplication = 0x00FF0000,
    UIControlStateReserved = 0xFF000000
} NS_SWIFT_NAME(UIControl.State);
NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(UIAction *_Nullable)primaryAction RX_SINCE(14.0);
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
- (void)addTarget:(id _Nullable)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents;
- (void)removeTarget:(id _Nullable)target action:(SEL _Nullable)action forControlEvents:(UIControlEvents)controlEvents;
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:)) RX_SINCE(14.0);
- (void)removeAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(_:for:)) RX_SINCE(14.0);
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier
                 forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(identifiedBy:for:)) RX_SINCE(14.0);
@property (nonatomic, readonly) NSSet *allTargets;
@property (nonatomic, readonly) UIControlEvents allControlEvents;
- (NSArray<NSString *> *_Nullable)actionsForTarget:(id _Nullable)target forControlEvent:(UIControlEvents)controlEvent;
- (void)sendAction:(SEL)action to:(id _Nullable)target forEvent:(UIEvent *_Nullable)event;
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@property (nonatomic, getter=isContextMenuInteractionEnabled) BOOL contextMenuInteractionEnabled RX_SINCE_TV17(14.0);
@property (nonatomic) BOOL showsMenuAsPrimaryAction RX_SINCE_TV17(14.0);
@end

// UIKit/UIStringDrawing.h, NSText.h
typedef NS_ENUM(NSInteger, NSTextAlignment) {
    NSTextAlignmentLeft = 0,
    NSTextAlignmentCenter = 1,
    NSTextAlignmentRight = 2,
    NSTextAlignmentNatural = 4
};

// UIKit/UILabel.h
NS_SWIFT_UI_ACTOR
@interface UILabel : UIView <NSCoding>
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nullable, nonatomic, copy) NSAttributedString *attributedText;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) NSInteger numberOfLines;
@end

// UIKit/UIImageView.h
NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(UIImage *_Nullable)image;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, strong) UIImage *highlightedImage;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@end

// UIKit/UIButton.h; its configurations are in UIKit.swift
typedef NS_ENUM(NSInteger, UIButtonType) {
    UIButtonTypeCustom = 0,
    UIButtonTypeSystem = 1,
    UIButtonTypeDetailDisclosure = 2,
    UIButtonTypeClose RX_SINCE_IOS(13.0) = 7
} NS_SWIFT_NAME(UIButton.ButtonType);
NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame
                primaryAction:(UIAction *_Nullable)primaryAction NS_DESIGNATED_INITIALIZER RX_SINCE(14.0);
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
- (void)setNeedsUpdateConfiguration RX_SINCE(15.0);
- (void)updateConfiguration RX_SINCE(15.0);
@property (nonatomic) BOOL automaticallyUpdatesConfiguration RX_SINCE(15.0);
@property (nonatomic, nullable, copy) UIMenu *menu RX_SINCE_TV17(14.0);
@property (nonatomic) BOOL changesSelectionAsPrimaryAction RX_SINCE_TV17(15.0);
- (void)setTitle:(NSString *_Nullable)title forState:(UIControlState)state;
- (void)setTitleColor:(UIColor *_Nullable)color forState:(UIControlState)state;
- (void)setImage:(UIImage *_Nullable)image forState:(UIControlState)state;
- (void)setBackgroundImage:(UIImage *_Nullable)image forState:(UIControlState)state;
- (void)setAttributedTitle:(NSAttributedString *_Nullable)title forState:(UIControlState)state;
- (NSString *_Nullable)titleForState:(UIControlState)state;
- (UIImage *_Nullable)imageForState:(UIControlState)state;
- (UIImage *_Nullable)backgroundImageForState:(UIControlState)state;
- (NSAttributedString *_Nullable)attributedTitleForState:(UIControlState)state;
@property (nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property (nullable, nonatomic, readonly, strong) UIImage *currentImage;
@property (nonatomic, readonly) UIButtonType buttonType;
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView;
@end

// UIKit/UITextInputTraits.h
typedef NS_ENUM(NSInteger, UIKeyboardType) {
    UIKeyboardTypeDefault,
    UIKeyboardTypeASCIICapable,
    UIKeyboardTypeNumbersAndPunctuation,
    UIKeyboardTypeURL,
    UIKeyboardTypeNumberPad,
    UIKeyboardTypePhonePad,
    UIKeyboardTypeNamePhonePad,
    UIKeyboardTypeEmailAddress
};
typedef NS_ENUM(NSInteger, UIReturnKeyType) {
    UIReturnKeyDefault,
    UIReturnKeyGo,
    UIReturnKeySearch = 6,
    UIReturnKeyDone = 9
};
NS_SWIFT_UI_ACTOR
@protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@end

// UIKit/UITextInput.h
typedef NS_ENUM(NSInteger, UITextStorageDirection) {
    UITextStorageDirectionForward = 0,
    UITextStorageDirectionBackward
};
typedef NS_ENUM(NSInteger, UITextLayoutDirection) {
    UITextLayoutDirectionRight = 2,
    UITextLayoutDirectionLeft,
    UITextLayoutDirectionUp,
    UITextLayoutDirectionDown
};
typedef NS_ENUM(NSInteger, NSWritingDirection) {
    NSWritingDirectionNatural = -1,
    NSWritingDirectionLeftToRight = 0,
    NSWritingDirectionRightToLeft = 1
};
NS_SWIFT_UI_ACTOR
@interface UITextPosition : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UITextRange : NSObject
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) UITextPosition *start;
@property (nonatomic, readonly) UITextPosition *end;
@end
NS_SWIFT_UI_ACTOR
@interface UITextSelectionRect : NSObject
@property (nonatomic, readonly) CGRect rect;
@end
NS_SWIFT_UI_ACTOR
@protocol UIKeyInput <UITextInputTraits>
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end
@protocol UITextInput;
NS_SWIFT_UI_ACTOR
@protocol UITextInputDelegate <NSObject>
- (void)selectionWillChange:(id<UITextInput> _Nullable)textInput;
- (void)selectionDidChange:(id<UITextInput> _Nullable)textInput;
- (void)textWillChange:(id<UITextInput> _Nullable)textInput;
- (void)textDidChange:(id<UITextInput> _Nullable)textInput;
@end
NS_SWIFT_UI_ACTOR
@protocol UITextInputTokenizer <NSObject>
- (UITextRange *_Nullable)rangeEnclosingPosition:(UITextPosition *)position
                                 withGranularity:(NSInteger)granularity
                                     inDirection:(NSInteger)direction
    NS_SWIFT_NAME(rangeEnclosingPosition(_:with:inDirection:));
@end
NS_SWIFT_UI_ACTOR
@protocol UITextInput <UIKeyInput>
- (NSString *_Nullable)textInRange:(UITextRange *)range;
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text;
@property (readwrite, copy, nullable) UITextRange *selectedTextRange;
@property (nonatomic, readonly, nullable) UITextRange *markedTextRange;
@property (nonatomic, copy, nullable) NSDictionary<NSAttributedStringKey, id> *markedTextStyle;
- (void)setMarkedText:(NSString *_Nullable)markedText selectedRange:(NSRange)selectedRange;
- (void)unmarkText;
@property (nonatomic, readonly) UITextPosition *beginningOfDocument;
@property (nonatomic, readonly) UITextPosition *endOfDocument;
- (UITextRange *_Nullable)textRangeFromPosition:(UITextPosition *)fromPosition toPosition:(UITextPosition *)toPosition;
- (UITextPosition *_Nullable)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset;
- (NSComparisonResult)comparePosition:(UITextPosition *)position toPosition:(UITextPosition *)other;
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)toPosition;
@property (nonatomic, weak, nullable) id<UITextInputDelegate> inputDelegate;
@property (nonatomic, readonly) id<UITextInputTokenizer> tokenizer;
- (UITextPosition *_Nullable)positionFromPosition:(UITextPosition *)position
                                      inDirection:(UITextLayoutDirection)direction
                                           offset:(NSInteger)offset;
- (UITextPosition *_Nullable)positionWithinRange:(UITextRange *)range
                             farthestInDirection:(UITextLayoutDirection)direction;
- (UITextRange *_Nullable)characterRangeByExtendingPosition:(UITextPosition *)position
                                                inDirection:(UITextLayoutDirection)direction;
- (NSWritingDirection)baseWritingDirectionForPosition:(UITextPosition *)position
                                          inDirection:(UITextStorageDirection)direction;
- (void)setBaseWritingDirection:(NSWritingDirection)writingDirection forRange:(UITextRange *)range;
- (CGRect)firstRectForRange:(UITextRange *)range;
- (CGRect)caretRectForPosition:(UITextPosition *)position;
- (NSArray<UITextSelectionRect *> *)selectionRectsForRange:(UITextRange *)range;
- (UITextPosition *_Nullable)closestPositionToPoint:(CGPoint)point;
- (UITextPosition *_Nullable)closestPositionToPoint:(CGPoint)point withinRange:(UITextRange *)range;
- (UITextRange *_Nullable)characterRangeAtPoint:(CGPoint)point;
@end

// UIKit/UITextField.h
typedef NS_ENUM(NSInteger, UITextBorderStyle) {
    UITextBorderStyleNone,
    UITextBorderStyleLine,
    UITextBorderStyleBezel,
    UITextBorderStyleRoundedRect
} NS_SWIFT_NAME(UITextField.BorderStyle);
typedef NS_ENUM(NSInteger, UITextFieldDidEndEditingReason) {
    UITextFieldDidEndEditingReasonCommitted
} NS_SWIFT_NAME(UITextField.DidEndEditingReason);
NS_SWIFT_UI_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string;
- (void)textFieldDidChangeSelection:(UITextField *)textField RX_SINCE(13.0);
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end
NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl <UITextInput, NSCoding>
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSAttributedString *attributedText;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nullable, nonatomic, readwrite, strong) UIView *inputAccessoryView;
@end
extern NSNotificationName const UITextFieldTextDidChangeNotification NS_SWIFT_NAME(UITextField.textDidChangeNotification) NS_SWIFT_NONISOLATED;

// UIKit/NSTextStorage.h: not of the main actor
@class NSTextStorage;
typedef NS_OPTIONS(NSUInteger, NSTextStorageEditActions) {
    NSTextStorageEditedAttributes = (1 << 0),
    NSTextStorageEditedCharacters = (1 << 1)
} NS_SWIFT_NAME(NSTextStorage.EditActions);
@protocol NSTextStorageDelegate <NSObject>
@optional
- (void)textStorage:(NSTextStorage *)textStorage
    willProcessEditing:(NSTextStorageEditActions)editedMask
                 range:(NSRange)editedRange
        changeInLength:(NSInteger)delta;
- (void)textStorage:(NSTextStorage *)textStorage
    didProcessEditing:(NSTextStorageEditActions)editedMask
                range:(NSRange)editedRange
       changeInLength:(NSInteger)delta;
@end
@interface NSTextStorage : NSMutableAttributedString <NSSecureCoding>
@property (nullable, weak, nonatomic) id<NSTextStorageDelegate> delegate;
@property (readonly, nonatomic) NSTextStorageEditActions editedMask;
@property (readonly, nonatomic) NSRange editedRange;
@property (readonly, nonatomic) NSInteger changeInLength;
@end

// UIKit/UIScrollView.h
typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
    UIScrollViewKeyboardDismissModeNone,
    UIScrollViewKeyboardDismissModeOnDrag,
    UIScrollViewKeyboardDismissModeInteractive
} NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode);
NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView
                     withVelocity:(CGPoint)velocity
              targetContentOffset:(inout CGPoint *)targetContentOffset;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (UIView *_Nullable)viewForZoomingInScrollView:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(UIView *_Nullable)view;
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(UIView *_Nullable)view atScale:(CGFloat)scale;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView NS_SWIFT_NAME(scrollViewShouldScrollToTop(_:));
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView NS_SWIFT_NAME(scrollViewDidScrollToTop(_:));
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView RX_SINCE(11.0);
@end
NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView <NSCoding>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled RX_NOT_TV;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property (nonatomic) CGFloat zoomScale;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl RX_SINCE_IOS(10.0);
@end

// UIKit/UITextView.h
NS_SWIFT_UI_ACTOR
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (void)textViewDidChange:(UITextView *)textView;
- (void)textViewDidChangeSelection:(UITextView *)textView;
@end
NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView <UITextInput>
@property (nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSRange selectedRange;
@property (nonatomic, getter=isEditable) BOOL editable RX_NOT_TV;
@property (nonatomic, getter=isSelectable) BOOL selectable;
@property (null_resettable, copy) NSAttributedString *attributedText;
@property (nonatomic, readonly, strong) NSTextStorage *textStorage;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@end
extern NSNotificationName const UITextViewTextDidChangeNotification NS_SWIFT_NAME(UITextView.textDidChangeNotification) NS_SWIFT_NONISOLATED;

// UIKit/UIBarCommon.h
typedef NS_ENUM(NSInteger, UIBarPosition) {
    UIBarPositionAny = 0,
    UIBarPositionBottom = 1,
    UIBarPositionTop = 2,
    UIBarPositionTopAttached = 3
};
NS_SWIFT_UI_ACTOR
@protocol UIBarPositioning <NSObject>
@property (nonatomic, readonly) UIBarPosition barPosition;
@end
NS_SWIFT_UI_ACTOR
@protocol UIBarPositioningDelegate <NSObject>
@optional
- (UIBarPosition)positionForBar:(id<UIBarPositioning>)bar NS_SWIFT_NAME(position(for:));
@end

// UIKit/UISearchTextField.h
RX_SINCE_IOS(13.0) NS_SWIFT_UI_ACTOR
@interface UISearchTextField : UITextField
@end

// UIKit/UISearchBar.h
NS_SWIFT_UI_ACTOR
@protocol UISearchBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (BOOL)searchBar:(UISearchBar *)searchBar shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarBookmarkButtonClicked:(UISearchBar *)searchBar RX_NOT_TV;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar RX_NOT_TV;
- (void)searchBarResultsListButtonClicked:(UISearchBar *)searchBar RX_NOT_TV;
- (void)searchBar:(UISearchBar *)searchBar selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
@end
NS_SWIFT_UI_ACTOR
@interface UISearchBar : UIView
#if TARGET_OS_TV
- (instancetype)init __attribute__((unavailable));
#else
- (instancetype)init;
#endif
@property (nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nonatomic) BOOL showsCancelButton RX_NOT_TV;
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated RX_NOT_TV;
@property (nullable, nonatomic, copy) NSArray<NSString *> *scopeButtonTitles;
@property (nonatomic) NSInteger selectedScopeButtonIndex;
@property (nonatomic) BOOL showsScopeBar;
@property (nonatomic, readonly) UISearchTextField *searchTextField RX_SINCE_IOS(13.0);
@end

// UIKit/UISwitch.h
RX_NOT_TV NS_SWIFT_UI_ACTOR
@interface UISwitch : UIControl <NSCoding>
@property (nonatomic, getter=isOn) BOOL on;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

// UIKit/UISlider.h
RX_NOT_TV NS_SWIFT_UI_ACTOR
@interface UISlider : UIControl <NSCoding>
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
@property (nonatomic, getter=isContinuous) BOOL continuous;
- (void)setValue:(float)value animated:(BOOL)animated;
@end

// UIKit/UIStepper.h
RX_NOT_TV NS_SWIFT_UI_ACTOR
@interface UIStepper : UIControl
@property (nonatomic) double value;
@property (nonatomic) double minimumValue;
@property (nonatomic) double maximumValue;
@property (nonatomic) double stepValue;
@end

// UIKit/UISegmentedControl.h
enum { UISegmentedControlNoSegment NS_SWIFT_NAME(UISegmentedControl.noSegment) = -1 };
NS_SWIFT_UI_ACTOR
@interface UISegmentedControl : UIControl <NSCoding>
- (instancetype)initWithItems:(NSArray *_Nullable)items NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) NSUInteger numberOfSegments;
- (void)insertSegmentWithTitle:(NSString *_Nullable)title atIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)setTitle:(NSString *_Nullable)title forSegmentAtIndex:(NSUInteger)segment;
- (NSString *_Nullable)titleForSegmentAtIndex:(NSUInteger)segment;
- (void)setImage:(UIImage *_Nullable)image forSegmentAtIndex:(NSUInteger)segment;
- (UIImage *_Nullable)imageForSegmentAtIndex:(NSUInteger)segment;
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)segment;
- (BOOL)isEnabledForSegmentAtIndex:(NSUInteger)segment;
@property (nonatomic) NSInteger selectedSegmentIndex;
@end

// UIKit/UIDatePicker.h
typedef NS_ENUM(NSInteger, UIDatePickerMode) {
    UIDatePickerModeTime,
    UIDatePickerModeDate,
    UIDatePickerModeDateAndTime,
    UIDatePickerModeCountDownTimer
} NS_SWIFT_NAME(UIDatePicker.Mode) RX_NOT_TV;
RX_NOT_TV NS_SWIFT_UI_ACTOR
@interface UIDatePicker : UIControl <NSCoding>
@property (nonatomic) UIDatePickerMode datePickerMode;
@property (nonatomic, strong) NSDate *date;
@property (nullable, nonatomic, strong) NSDate *minimumDate;
@property (nullable, nonatomic, strong) NSDate *maximumDate;
@property (nonatomic) NSTimeInterval countDownDuration;
- (void)setDate:(NSDate *)date animated:(BOOL)animated;
@end

// UIKit/UIPickerView.h
@class UIPickerView;
RX_NOT_TV NS_SWIFT_UI_ACTOR
@protocol UIPickerViewDataSource <NSObject>
@required
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView;
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end
RX_NOT_TV NS_SWIFT_UI_ACTOR
@protocol UIPickerViewDelegate <NSObject>
@optional
- (CGFloat)pickerView:(UIPickerView *)pickerView widthForComponent:(NSInteger)component;
- (CGFloat)pickerView:(UIPickerView *)pickerView rowHeightForComponent:(NSInteger)component;
- (NSString *_Nullable)pickerView:(UIPickerView *)pickerView
                      titleForRow:(NSInteger)row
                     forComponent:(NSInteger)component;
- (NSAttributedString *_Nullable)pickerView:(UIPickerView *)pickerView
                      attributedTitleForRow:(NSInteger)row
                               forComponent:(NSInteger)component;
- (UIView *)pickerView:(UIPickerView *)pickerView
            viewForRow:(NSInteger)row
          forComponent:(NSInteger)component
           reusingView:(UIView *_Nullable)view;
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
@end
RX_NOT_TV NS_SWIFT_UI_ACTOR
@interface UIPickerView : UIView <NSCoding>
@property (nullable, nonatomic, weak) id<UIPickerViewDataSource> dataSource;
@property (nullable, nonatomic, weak) id<UIPickerViewDelegate> delegate;
@property (nonatomic, readonly) NSInteger numberOfComponents;
- (NSInteger)numberOfRowsInComponent:(NSInteger)component;
- (void)reloadAllComponents;
- (void)reloadComponent:(NSInteger)component;
- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
- (NSInteger)selectedRowInComponent:(NSInteger)component;
@end

// UIKit/UIProgressView.h
NS_SWIFT_UI_ACTOR
@interface UIProgressView : UIView <NSCoding>
@property (nonatomic) float progress;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end

// UIKit/UIPageControl.h
NS_SWIFT_UI_ACTOR
@interface UIPageControl : UIControl
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) BOOL hidesForSinglePage;
@end

// UIKit/UIActivityIndicatorView.h
typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) {
    UIActivityIndicatorViewStyleMedium RX_SINCE(13.0) = 100,
    UIActivityIndicatorViewStyleLarge RX_SINCE(13.0) = 101
} NS_SWIFT_NAME(UIActivityIndicatorView.Style);
NS_SWIFT_UI_ACTOR
@interface UIActivityIndicatorView : UIView <NSCoding>
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style
    NS_SWIFT_NAME(init(style:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic) BOOL hidesWhenStopped;
- (void)startAnimating;
- (void)stopAnimating;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
@end

// UIKit/UIRefreshControl.h
RX_NOT_TV NS_SWIFT_UI_ACTOR
@interface UIRefreshControl : UIControl
- (instancetype)init;
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
@property (nullable, nonatomic, strong) NSAttributedString *attributedTitle;
- (void)beginRefreshing;
- (void)endRefreshing;
@end

// UIKit/UIFocus.h, UITableView.h and UICollectionView.h: focus
NS_SWIFT_UI_ACTOR
@interface UIFocusUpdateContext : NSObject
@property (nonatomic, weak, readonly, nullable) UIView *previouslyFocusedView;
@property (nonatomic, weak, readonly, nullable) UIView *nextFocusedView;
@end
NS_SWIFT_UI_ACTOR
@interface UIFocusAnimationCoordinator : NSObject
- (void)addCoordinatedAnimations:(void (^_Nullable)(void))animations completion:(void (^_Nullable)(void))completion
    NS_SWIFT_DISABLE_ASYNC;
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewFocusUpdateContext : UIFocusUpdateContext
@property (nonatomic, strong, readonly, nullable) NSIndexPath *previouslyFocusedIndexPath;
@property (nonatomic, strong, readonly, nullable) NSIndexPath *nextFocusedIndexPath;
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionViewFocusUpdateContext : UIFocusUpdateContext
@property (nonatomic, strong, readonly, nullable) NSIndexPath *previouslyFocusedIndexPath;
@property (nonatomic, strong, readonly, nullable) NSIndexPath *nextFocusedIndexPath;
@end

// UIKit/UITableViewCell.h; its content configurations are in UIKit.swift
typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
    UITableViewCellStyleDefault,
    UITableViewCellStyleValue1,
    UITableViewCellStyleValue2,
    UITableViewCellStyleSubtitle
} NS_SWIFT_NAME(UITableViewCell.CellStyle);
typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) {
    UITableViewCellEditingStyleNone,
    UITableViewCellEditingStyleDelete,
    UITableViewCellEditingStyleInsert
} NS_SWIFT_NAME(UITableViewCell.EditingStyle);
typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) {
    UITableViewCellAccessoryNone,
    UITableViewCellAccessoryDisclosureIndicator,
    UITableViewCellAccessoryDetailDisclosureButton RX_NOT_TV,
    UITableViewCellAccessoryCheckmark
} NS_SWIFT_NAME(UITableViewCell.AccessoryType);
NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView <NSCoding, UIGestureRecognizerDelegate>
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(NSString *_Nullable)reuseIdentifier NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong, nullable) UIImageView *imageView RX_TO_BE_DEPRECATED;
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel RX_TO_BE_DEPRECATED;
@property (nonatomic, readonly, strong, nullable) UILabel *detailTextLabel RX_TO_BE_DEPRECATED;
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse NS_REQUIRES_SUPER;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
@end

// UIKit/UIContextualAction.h, UISwipeActionsConfiguration.h, UIContextMenuConfiguration.h
RX_SINCE_IOS(11.0) NS_SWIFT_UI_ACTOR
@interface UISwipeActionsConfiguration : NSObject
@end
RX_SINCE_TV17(13.0) NS_SWIFT_UI_ACTOR
@interface UIContextMenuConfiguration : NSObject
@end

// UIKit/UITableView.h
typedef NS_ENUM(NSInteger, UITableViewStyle) {
    UITableViewStylePlain,
    UITableViewStyleGrouped,
    UITableViewStyleInsetGrouped RX_SINCE_IOS(13.0)
} NS_SWIFT_NAME(UITableView.Style);
typedef NS_ENUM(NSInteger, UITableViewScrollPosition) {
    UITableViewScrollPositionNone,
    UITableViewScrollPositionTop,
    UITableViewScrollPositionMiddle,
    UITableViewScrollPositionBottom
} NS_SWIFT_NAME(UITableView.ScrollPosition);
typedef NS_ENUM(NSInteger, UITableViewRowAnimation) {
    UITableViewRowAnimationFade,
    UITableViewRowAnimationRight,
    UITableViewRowAnimationLeft,
    UITableViewRowAnimationTop,
    UITableViewRowAnimationBottom,
    UITableViewRowAnimationNone,
    UITableViewRowAnimationMiddle,
    UITableViewRowAnimationAutomatic = 100
} NS_SWIFT_NAME(UITableView.RowAnimation);
NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSource <NSObject>
@required
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (NSString *_Nullable)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (NSString *_Nullable)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSArray<NSString *> *_Nullable)sectionIndexTitlesForTableView:(UITableView *)tableView;
- (NSInteger)tableView:(UITableView *)tableView
    sectionForSectionIndexTitle:(NSString *)title
                        atIndex:(NSInteger)index;
- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)editingStyle
     forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    moveRowAtIndexPath:(NSIndexPath *)sourceIndexPath
           toIndexPath:(NSIndexPath *)destinationIndexPath;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSourcePrefetching <NSObject>
@required
- (void)tableView:(UITableView *)tableView prefetchRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)tableView:(UITableView *)tableView cancelPrefetchingForRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView
      willDisplayCell:(UITableViewCell *)cell
    forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willDisplayHeaderView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willDisplayFooterView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    didEndDisplayingCell:(UITableViewCell *)cell
       forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndDisplayingHeaderView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didEndDisplayingFooterView:(UIView *)view forSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (UIView *_Nullable)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (UIView *_Nullable)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didUnhighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *_Nullable)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *_Nullable)tableView:(UITableView *)tableView willDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView performPrimaryActionForRowAtIndexPath:(NSIndexPath *)indexPath RX_SINCE(16.0);
- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView
           editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath;
- (UISwipeActionsConfiguration *_Nullable)tableView:(UITableView *)tableView
    leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath RX_SINCE_IOS(11.0);
- (UISwipeActionsConfiguration *_Nullable)tableView:(UITableView *)tableView
    trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath RX_SINCE_IOS(11.0);
- (void)tableView:(UITableView *)tableView willBeginEditingRowAtIndexPath:(NSIndexPath *)indexPath RX_NOT_TV;
- (void)tableView:(UITableView *)tableView
    didEndEditingRowAtIndexPath:(NSIndexPath *_Nullable)indexPath RX_NOT_TV;
- (NSIndexPath *)tableView:(UITableView *)tableView
    targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)sourceIndexPath
                         toProposedIndexPath:(NSIndexPath *)proposedDestinationIndexPath;
- (BOOL)tableView:(UITableView *)tableView canFocusRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldUpdateFocusInContext:(UITableViewFocusUpdateContext *)context;
- (void)tableView:(UITableView *)tableView
    didUpdateFocusInContext:(UITableViewFocusUpdateContext *)context
   withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
- (UIContextMenuConfiguration *_Nullable)tableView:(UITableView *)tableView
        contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
                                            point:(CGPoint)point RX_SINCE_TV17(13.0);
@end
NS_SWIFT_UI_ACTOR
@interface UITableView : UIScrollView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UITableViewDataSourcePrefetching> prefetchDataSource;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat estimatedRowHeight;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *tableHeaderView;
@property (nonatomic, strong, nullable) UIView *tableFooterView;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (__kindof UITableViewCell *_Nullable)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *_Nullable)indexPathForCell:(UITableViewCell *)cell;
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath
              atScrollPosition:(UITableViewScrollPosition)scrollPosition
                      animated:(BOOL)animated;
- (void)performBatchUpdates:(void(NS_NOESCAPE ^_Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC RX_SINCE(11.0);
- (void)beginUpdates;
- (void)endUpdates;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)reloadData;
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
- (void)selectRowAtIndexPath:(NSIndexPath *_Nullable)indexPath
                    animated:(BOOL)animated
              scrollPosition:(UITableViewScrollPosition)scrollPosition;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (__kindof UITableViewCell *_Nullable)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath;
- (void)registerClass:(Class _Nullable)cellClass forCellReuseIdentifier:(NSString *)identifier;
@property (nonatomic) BOOL remembersLastFocusedIndexPath;
@end

// UIKit/UICollectionViewLayout.h, UICollectionViewFlowLayout.h
NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, readonly) UICollectionView *collectionView;
- (void)invalidateLayout;
- (void)prepareLayout;
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) CGSize itemSize;
@end

// UIKit/UICollectionViewCell.h
NS_SWIFT_UI_ACTOR
@interface UICollectionReusableView : UIView
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse NS_REQUIRES_SUPER;
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@end
RX_SINCE(14.0) NS_SWIFT_UI_ACTOR
@interface UICollectionViewListCell : UICollectionViewCell
@end

// UIKit/UICollectionView.h; its cell registrations are in UIKit.swift
extern NSString *const UICollectionElementKindSectionHeader NS_SWIFT_NAME(UICollectionView.elementKindSectionHeader) NS_SWIFT_NONISOLATED;
extern NSString *const UICollectionElementKindSectionFooter NS_SWIFT_NAME(UICollectionView.elementKindSectionFooter) NS_SWIFT_NONISOLATED;
typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
    UICollectionViewScrollPositionTop = 1 << 0,
    UICollectionViewScrollPositionCenteredVertically = 1 << 1,
    UICollectionViewScrollPositionBottom = 1 << 2
} NS_SWIFT_NAME(UICollectionView.ScrollPosition);
NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDataSource <NSObject>
@required
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView canMoveItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    moveItemAtIndexPath:(NSIndexPath *)sourceIndexPath
            toIndexPath:(NSIndexPath *)destinationIndexPath;
@end
NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDataSourcePrefetching <NSObject>
@required
- (void)collectionView:(UICollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)collectionView:(UICollectionView *)collectionView
    cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end
NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    performPrimaryActionForItemAtIndexPath:(NSIndexPath *)indexPath RX_SINCE(16.0);
- (void)collectionView:(UICollectionView *)collectionView
       willDisplayCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    willDisplaySupplementaryView:(UICollectionReusableView *)view
                  forElementKind:(NSString *)elementKind
                     atIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingCell:(UICollectionViewCell *)cell
      forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingSupplementaryView:(UICollectionReusableView *)view
                     forElementOfKind:(NSString *)elementKind
                          atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView canFocusItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context
   withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
- (CGPoint)collectionView:(UICollectionView *)collectionView
    targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
@end
NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView
                  layout:(UICollectionViewLayout *)collectionViewLayout
  sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView
                        layout:(UICollectionViewLayout *)collectionViewLayout
        insetForSectionAtIndex:(NSInteger)section;
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSourcePrefetching> prefetchDataSource;
@property (nonatomic, strong, nullable) UIView *backgroundView;
- (void)registerClass:(Class _Nullable)cellClass forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(Class _Nullable)viewClass
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier;
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                             forIndexPath:(NSIndexPath *)indexPath;
- (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
                                                          withReuseIdentifier:(NSString *)identifier
                                                                 forIndexPath:(NSIndexPath *)indexPath;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
- (void)selectItemAtIndexPath:(NSIndexPath *_Nullable)indexPath
                     animated:(BOOL)animated
               scrollPosition:(UICollectionViewScrollPosition)scrollPosition;
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (void)reloadData;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (UICollectionViewCell *_Nullable)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *_Nullable)indexPathForCell:(UICollectionViewCell *)cell;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (void)insertSections:(NSIndexSet *)sections;
- (void)deleteSections:(NSIndexSet *)sections;
- (void)reloadSections:(NSIndexSet *)sections;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)performBatchUpdates:(void(NS_NOESCAPE ^_Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
@end

// UIKit/UIBarItem.h, UIBarButtonItem.h, UIBarButtonItem's system items
typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
    UIBarButtonItemStylePlain,
    UIBarButtonItemStyleDone = 2
} NS_SWIFT_NAME(UIBarButtonItem.Style);
typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
    UIBarButtonSystemItemDone,
    UIBarButtonSystemItemCancel,
    UIBarButtonSystemItemEdit,
    UIBarButtonSystemItemSave,
    UIBarButtonSystemItemAdd,
    UIBarButtonSystemItemFlexibleSpace,
    UIBarButtonSystemItemRefresh = 13
} NS_SWIFT_NAME(UIBarButtonItem.SystemItem);
NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nonatomic) NSInteger tag;
@end
NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithImage:(UIImage *_Nullable)image
                        style:(UIBarButtonItemStyle)style
                       target:(id _Nullable)target
                       action:(SEL _Nullable)action;
- (instancetype)initWithTitle:(NSString *_Nullable)title
                        style:(UIBarButtonItemStyle)style
                       target:(id _Nullable)target
                       action:(SEL _Nullable)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem
                                     target:(id _Nullable)target
                                     action:(SEL _Nullable)action;
- (instancetype)initWithCustomView:(UIView *)customView;
@property (nonatomic) UIBarButtonItemStyle style;
@property (nonatomic, copy, nullable) UIAction *primaryAction RX_SINCE(14.0);
@property (nonatomic, copy, nullable) UIMenu *menu RX_SINCE_TV17(14.0);
@property (nonatomic, weak, nullable) id target;
@property (nonatomic, nullable) SEL action;
@property (nonatomic, strong, nullable) UIView *customView;
@end

// UIKit/UINavigationBar.h
NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) NSString *prompt RX_NOT_TV;
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property (nullable, nonatomic, strong) UISearchController *searchController RX_SINCE_IOS(11.0);
@end

// UIKit/UIViewController.h
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
    UIModalPresentationFullScreen = 0,
    UIModalPresentationPageSheet RX_NOT_TV = 1,
    UIModalPresentationAutomatic RX_SINCE(13.0) = -2
};
NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithNibName:(NSString *_Nullable)nibNameOrNil
                         bundle:(NSBundle *_Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, nonatomic, copy) NSString *title;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)didReceiveMemoryWarning;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
- (void)willMoveToParentViewController:(UIViewController *_Nullable)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(UIViewController *_Nullable)parent NS_SWIFT_NAME(didMove(toParent:));
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end

// UIKit/UITableViewController.h, UICollectionViewController.h
NS_SWIFT_UI_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(NSString *_Nullable)nibNameOrNil
                         bundle:(NSBundle *_Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong, null_resettable) UITableView *tableView;
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl RX_NOT_TV;
@end

// UIKit/UIAlertController.h
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
    UIAlertControllerStyleActionSheet = 0,
    UIAlertControllerStyleAlert
} NS_SWIFT_NAME(UIAlertController.Style);
typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
    UIAlertActionStyleDefault = 0,
    UIAlertActionStyleCancel,
    UIAlertActionStyleDestructive
} NS_SWIFT_NAME(UIAlertAction.Style);
NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject <NSCopying>
+ (instancetype)actionWithTitle:(NSString *_Nullable)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable)(UIAlertAction *action))handler;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(NSString *_Nullable)title
                                 message:(NSString *_Nullable)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action NS_SWIFT_NAME(addAction(_:));
@end

// UIKit/UINavigationController.h
NS_SWIFT_UI_ACTOR
@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
@end
NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithNibName:(NSString *_Nullable)nibNameOrNil
                         bundle:(NSBundle *_Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (UIViewController *_Nullable)popViewControllerAnimated:(BOOL)animated;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@end

// UIKit/UITabBarItem.h, UITabBar.h
NS_SWIFT_UI_ACTOR
@interface UITabBarItem : UIBarItem
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(NSString *_Nullable)title image:(UIImage *_Nullable)image tag:(NSInteger)tag;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@property (nullable, nonatomic, copy) UIColor *badgeColor;
@end
NS_SWIFT_UI_ACTOR
@protocol UITabBarDelegate <NSObject>
@optional
- (void)tabBar:(UITabBar *)tabBar didSelectItem:(UITabBarItem *)item;
- (void)tabBar:(UITabBar *)tabBar willBeginCustomizingItems:(NSArray<UITabBarItem *> *)items RX_IOS_ONLY;
- (void)tabBar:(UITabBar *)tabBar didBeginCustomizingItems:(NSArray<UITabBarItem *> *)items RX_IOS_ONLY;
- (void)tabBar:(UITabBar *)tabBar
    willEndCustomizingItems:(NSArray<UITabBarItem *> *)items
                    changed:(BOOL)changed RX_IOS_ONLY;
- (void)tabBar:(UITabBar *)tabBar
    didEndCustomizingItems:(NSArray<UITabBarItem *> *)items
                   changed:(BOOL)changed RX_IOS_ONLY;
@end
NS_SWIFT_UI_ACTOR
@interface UITabBar : UIView
@property (nullable, nonatomic, weak) id<UITabBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<UITabBarItem *> *items;
@property (nullable, nonatomic, weak) UITabBarItem *selectedItem;
@end

// UIKit/UITabBarController.h
NS_SWIFT_UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController
    willBeginCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers RX_IOS_ONLY;
- (void)tabBarController:(UITabBarController *)tabBarController
    willEndCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
                              changed:(BOOL)changed RX_IOS_ONLY;
- (void)tabBarController:(UITabBarController *)tabBarController
    didEndCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
                             changed:(BOOL)changed RX_IOS_ONLY;
@end
NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController <UITabBarDelegate, NSCoding>
- (instancetype)initWithNibName:(NSString *_Nullable)nibNameOrNil
                         bundle:(NSBundle *_Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@end

// UIKit/UISearchController.h
NS_SWIFT_UI_ACTOR
@protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(willPresentSearchController(_:));
- (void)didPresentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didPresentSearchController(_:));
- (void)willDismissSearchController:(UISearchController *)searchController NS_SWIFT_NAME(willDismissSearchController(_:));
- (void)didDismissSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didDismissSearchController(_:));
- (void)presentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(presentSearchController(_:));
@end
NS_SWIFT_UI_ACTOR
@protocol UISearchResultsUpdating <NSObject>
@required
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController;
@end
NS_SWIFT_UI_ACTOR
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(UIViewController *_Nullable)searchResultsController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(NSString *_Nullable)nibNameOrNil
                         bundle:(NSBundle *_Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nonatomic, getter=isActive) BOOL active;
@property (nullable, nonatomic, weak) id<UISearchControllerDelegate> delegate;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property (nonatomic, strong, readonly) UISearchBar *searchBar;
@end

// UIKit/UIApplication.h
typedef NS_ENUM(NSInteger, UIApplicationState) {
    UIApplicationStateActive,
    UIApplicationStateInactive,
    UIApplicationStateBackground
} NS_SWIFT_NAME(UIApplication.State);
NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nonatomic, getter=isNetworkActivityIndicatorVisible) BOOL networkActivityIndicatorVisible
    __attribute__((availability(ios, introduced = 2.0, deprecated = 13.0, message = "Provide a custom network activity UI in your app if desired."),
                   availability(tvos, unavailable), availability(visionos, unavailable)));
@property (nonatomic, readonly) UIApplicationState applicationState;
@end
// UIKit/UISceneDefinitions.h, UISceneOptions.h, UISceneSession.h, UISceneConfiguration.h, UIScene.h, UIWindowScene.h
typedef NSString *UISceneSessionRole NS_STRING_ENUM NS_SWIFT_NAME(UISceneSession.Role) RX_SINCE(13.0);
NS_SWIFT_UI_ACTOR RX_SINCE(13.0) NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end
NS_SWIFT_UI_ACTOR RX_SINCE(13.0)
@interface UISceneSession : NSObject <NSSecureCoding>
@property (nonatomic, readonly) UISceneSessionRole role;
@end
NS_SWIFT_UI_ACTOR RX_SINCE(13.0)
@interface UISceneConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithName:(NSString *_Nullable)name
                 sessionRole:(UISceneSessionRole)sessionRole NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable) Class delegateClass;
@end
NS_SWIFT_UI_ACTOR RX_SINCE(13.0)
@interface UIScene : UIResponder
@end
NS_SWIFT_UI_ACTOR RX_SINCE(13.0)
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
@end
NS_SWIFT_UI_ACTOR RX_SINCE(13.0)
@interface UIWindowScene : UIScene
@end
NS_SWIFT_UI_ACTOR RX_SINCE(13.0)
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
@end
NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options RX_SINCE(13.0);
@property (nullable, nonatomic, strong) UIWindow *window;
@end
#define RX_APPLICATION(name) NS_SWIFT_NAME(UIApplication.name) NS_SWIFT_NONISOLATED
extern NSNotificationName const UIApplicationDidEnterBackgroundNotification RX_APPLICATION(didEnterBackgroundNotification);
extern NSNotificationName const UIApplicationWillEnterForegroundNotification RX_APPLICATION(willEnterForegroundNotification);
extern NSNotificationName const UIApplicationDidFinishLaunchingNotification RX_APPLICATION(didFinishLaunchingNotification);
extern NSNotificationName const UIApplicationDidBecomeActiveNotification RX_APPLICATION(didBecomeActiveNotification);
extern NSNotificationName const UIApplicationWillResignActiveNotification RX_APPLICATION(willResignActiveNotification);
extern NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification RX_APPLICATION(didReceiveMemoryWarningNotification);
extern NSNotificationName const UIApplicationWillTerminateNotification RX_APPLICATION(willTerminateNotification);
extern NSNotificationName const UIApplicationSignificantTimeChangeNotification RX_APPLICATION(significantTimeChangeNotification);
extern NSNotificationName const UIApplicationBackgroundRefreshStatusDidChangeNotification
    RX_APPLICATION(backgroundRefreshStatusDidChangeNotification) RX_SINCE(11.0);
extern NSNotificationName const UIApplicationProtectedDataWillBecomeUnavailable
    RX_APPLICATION(protectedDataWillBecomeUnavailableNotification);
extern NSNotificationName const UIApplicationProtectedDataDidBecomeAvailable
    RX_APPLICATION(protectedDataDidBecomeAvailableNotification);
extern NSNotificationName const UIApplicationUserDidTakeScreenshotNotification
    RX_APPLICATION(userDidTakeScreenshotNotification);

// UIKit/UITableView.h: NSIndexPath (UITableView); Swift's are in UIKit.swift
@interface NSIndexPath (UITableView)
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section NS_SWIFT_NAME(init(row:section:));
@property (nonatomic, readonly) NSInteger section;
@property (nonatomic, readonly) NSInteger row;
@end

// UIKit/UIGeometry.h: NSValue (NSValueUIGeometryExtensions)
@interface NSValue (NSValueUIGeometryExtensions)
+ (NSValue *)valueWithCGPoint:(CGPoint)point;
+ (NSValue *)valueWithCGSize:(CGSize)size;
+ (NSValue *)valueWithCGRect:(CGRect)rect;
@property (nonatomic, readonly) CGPoint CGPointValue;
@property (nonatomic, readonly) CGSize CGSizeValue;
@property (nonatomic, readonly) CGRect CGRectValue;
@end
NS_ASSUME_NONNULL_END

#endif
