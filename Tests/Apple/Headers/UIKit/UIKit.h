// The part of UIKit that the sources and their clients use, with the signatures of Apple's public headers. Each
// section names its header. Swift's additions are in UIKit.swift.

#ifndef RX_STAND_IN_UIKIT_H
#define RX_STAND_IN_UIKIT_H
#include <Foundation/Foundation.h>
#include <CoreGraphics/CoreGraphics.h>

NS_ASSUME_NONNULL_BEGIN
@class NSTextStorage, UIAction, UIBarButtonItem, UICollectionView, UICollectionViewCell, UICollectionViewLayout;
@class UIColor, UIGestureRecognizer, UIImage, UIMenu, UINavigationController, UIPickerView, UIRefreshControl;
@class UIScrollView, UISearchBar, UISearchController, UITabBar, UITabBarController, UITabBarItem, UITableView;
@class UITableViewCell, UITextField, UITextView, UITraitCollection, UIView, UIViewController, UIWindow, UIWindowScene;

// UIKit/UIGeometry.h
typedef struct UIEdgeInsets {
    CGFloat top, left, bottom, right;
} UIEdgeInsets;

// UIKit/UIColor.h
NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSSecureCoding, NSCopying>
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor NS_SWIFT_NAME(systemBackground) RX_SINCE_IOS(13.0);
@end

// UIKit/UIImage.h
NS_SWIFT_SENDABLE
@interface UIImage : NSObject <NSSecureCoding>
+ (UIImage *_Nullable)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:)) RX_SINCE(13.0);
@property (nonatomic, readonly) CGSize size;
@end

// UIKit/UITraitCollection.h
typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
    UIUserInterfaceStyleUnspecified
};
NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@end
// UIKit/NSTextStorage.h
typedef NS_OPTIONS(NSUInteger, NSTextStorageEditActions) {
    NSTextStorageEditedAttributes = (1 << 0)
} NS_SWIFT_NAME(NSTextStorage.EditActions);
@protocol NSTextStorageDelegate <NSObject>
@optional
- (void)textStorage:(NSTextStorage *)textStorage
    didProcessEditing:(NSTextStorageEditActions)editedMask
                range:(NSRange)editedRange
       changeInLength:(NSInteger)delta;
@end
@interface NSTextStorage : NSMutableAttributedString <NSSecureCoding>
@property (nullable, weak, nonatomic) id<NSTextStorageDelegate> delegate;
@end

RX_MAIN_ACTOR_BEGIN
// UIKit/UITraitCollection.h
@protocol UITraitEnvironment <NSObject>
@end

// UIKit/UIResponder.h
@interface UIResponder : NSObject
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@end

// UIKit/UIWindow.h: the notifications of the keyboard
#define RX_KEYBOARD(name) NS_SWIFT_NAME(UIResponder.name) NS_SWIFT_NONISOLATED RX_NOT_TV
extern NSNotificationName const UIKeyboardWillChangeFrameNotification RX_KEYBOARD(keyboardWillChangeFrameNotification);
extern NSString *const UIKeyboardFrameEndUserInfoKey RX_KEYBOARD(keyboardFrameEndUserInfoKey);
extern NSString *const UIKeyboardAnimationDurationUserInfoKey RX_KEYBOARD(keyboardAnimationDurationUserInfoKey);
extern NSString *const UIKeyboardIsLocalUserInfoKey RX_KEYBOARD(keyboardIsLocalUserInfoKey);

// UIKit/UIView.h
@interface UIView : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic) NSInteger tag;
@property (nonatomic) CGRect frame;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
- (BOOL)endEditing:(BOOL)force;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
@end

// UIKit/UIWindow.h
@interface UIWindow : UIView
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_DESIGNATED_INITIALIZER RX_SINCE(13.0);
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (void)makeKeyAndVisible;
@end

// UIKit/UIGestureRecognizer.h
@protocol UIGestureRecognizerDelegate <NSObject>
@end
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(id _Nullable)target action:(SEL _Nullable)action NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(id _Nullable)target action:(SEL _Nullable)action;
@property (nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

// UIKit/UIMenuElement.h, UIAction.h, UIMenu.h
typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier) RX_SINCE(13.0);
typedef NSString *UIMenuIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIMenu.Identifier) RX_SINCE(13.0);
typedef void (^UIActionHandler)(__kindof UIAction *action);
typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
    UIMenuElementAttributesDisabled = 1 << 0
} NS_SWIFT_NAME(UIMenuElement.Attributes) RX_SINCE(13.0);
typedef NS_ENUM(NSInteger, UIMenuElementState) {
    UIMenuElementStateOff
} NS_SWIFT_NAME(UIMenuElement.State) RX_SINCE(13.0);
typedef NS_OPTIONS(NSUInteger, UIMenuOptions) {
    UIMenuOptionsDisplayInline = 1 << 0
} NS_SWIFT_NAME(UIMenu.Options) RX_SINCE(13.0);
RX_SINCE(13.0)
@interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *title;
- (instancetype)init __attribute__((unavailable));
@end
RX_SINCE(13.0)
@interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly, nullable) id sender RX_SINCE(14.0);
- (instancetype)init __attribute__((unavailable));
@end
RX_SINCE(13.0)
@interface UIMenu : UIMenuElement
- (instancetype)init __attribute__((unavailable));
@end

// UIKit/UIControl.h
typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
    UIControlEventTouchDown = 1 << 0,
    UIControlEventTouchUpInside = 1 << 6,
    UIControlEventValueChanged = 1 << 12,
    UIControlEventPrimaryActionTriggered = 1 << 13,
    UIControlEventEditingDidEndOnExit = 1 << 19,
    UIControlEventAllEditingEvents = 0x000F0000
} NS_SWIFT_NAME(UIControl.Event);
typedef NS_OPTIONS(NSUInteger, UIControlState) {
    UIControlStateNormal = 0
} NS_SWIFT_NAME(UIControl.State);
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isEnabled) BOOL enabled;
- (void)addTarget:(id _Nullable)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents;
- (void)removeTarget:(id _Nullable)target action:(SEL _Nullable)action forControlEvents:(UIControlEvents)controlEvents;
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@end

// UIKit/UILabel.h
@interface UILabel : UIView <NSCoding>
@property (nullable, nonatomic, copy) NSString *text;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

// UIKit/UIButton.h; its configurations are in UIKit.swift
typedef NS_ENUM(NSInteger, UIButtonType) {
    UIButtonTypeSystem = 1
} NS_SWIFT_NAME(UIButton.ButtonType);
@interface UIButton : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame
                primaryAction:(UIAction *_Nullable)primaryAction NS_DESIGNATED_INITIALIZER RX_SINCE(14.0);
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
@property (nonatomic, nullable, copy) UIMenu *menu RX_SINCE_TV17(14.0);
- (void)setTitle:(NSString *_Nullable)title forState:(UIControlState)state;
- (void)setImage:(UIImage *_Nullable)image forState:(UIControlState)state;
- (void)setBackgroundImage:(UIImage *_Nullable)image forState:(UIControlState)state;
- (void)setAttributedTitle:(NSAttributedString *_Nullable)title forState:(UIControlState)state;
@end

// UIKit/UITextInputTraits.h
@protocol UITextInputTraits <NSObject>
@end

// UIKit/UITextInput.h
@protocol UIKeyInput <UITextInputTraits>
@end
@protocol UITextInput;
@protocol UITextInput <UIKeyInput>
@end

// UIKit/UITextField.h
@protocol UITextFieldDelegate <NSObject>
@optional
- (void)textFieldDidEndEditing:(UITextField *)textField;
@end
@interface UITextField : UIControl <UITextInput, NSCoding>
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSAttributedString *attributedText;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@end

// UIKit/UIScrollView.h
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
- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(UIView *_Nullable)view;
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(UIView *_Nullable)view atScale:(CGFloat)scale;
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView NS_SWIFT_NAME(scrollViewDidScrollToTop(_:));
@end
@interface UIScrollView : UIView <NSCoding>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@end

// UIKit/UITextView.h
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (void)textViewDidChange:(UITextView *)textView;
- (void)textViewDidChangeSelection:(UITextView *)textView;
@end
@interface UITextView : UIScrollView <UITextInput>
@property (nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@property (null_resettable, nonatomic, copy) NSString *text;
@property (null_resettable, copy) NSAttributedString *attributedText;
@property (nonatomic, readonly, strong) NSTextStorage *textStorage;
@end

// UIKit/UIBarCommon.h
@protocol UIBarPositioningDelegate <NSObject>
@end

// UIKit/UISearchBar.h
@protocol UISearchBarDelegate <UIBarPositioningDelegate>
@optional
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarBookmarkButtonClicked:(UISearchBar *)searchBar RX_NOT_TV;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar RX_NOT_TV;
- (void)searchBarResultsListButtonClicked:(UISearchBar *)searchBar RX_NOT_TV;
- (void)searchBar:(UISearchBar *)searchBar selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
@end
@interface UISearchBar : UIView
#if TARGET_OS_TV
- (instancetype)init __attribute__((unavailable));
#else
- (instancetype)init;
#endif
@property (nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@property (nonatomic) NSInteger selectedScopeButtonIndex;
@end

// UIKit/UISwitch.h
RX_NOT_TV
@interface UISwitch : UIControl <NSCoding>
@property (nonatomic, getter=isOn) BOOL on;
@end

// UIKit/UISlider.h
RX_NOT_TV
@interface UISlider : UIControl <NSCoding>
@property (nonatomic) float value;
@end

// UIKit/UIStepper.h
RX_NOT_TV
@interface UIStepper : UIControl
@property (nonatomic) double value;
@end

// UIKit/UISegmentedControl.h
@interface UISegmentedControl : UIControl <NSCoding>
- (instancetype)initWithItems:(NSArray *_Nullable)items NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (void)setTitle:(NSString *_Nullable)title forSegmentAtIndex:(NSUInteger)segment;
- (void)setImage:(UIImage *_Nullable)image forSegmentAtIndex:(NSUInteger)segment;
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)segment;
@property (nonatomic) NSInteger selectedSegmentIndex;
@end

// UIKit/UIDatePicker.h
RX_NOT_TV
@interface UIDatePicker : UIControl <NSCoding>
@property (nonatomic, strong) NSDate *date;
@property (nonatomic) NSTimeInterval countDownDuration;
@end

// UIKit/UIPickerView.h
RX_NOT_TV
@protocol UIPickerViewDataSource <NSObject>
@required
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView;
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end
RX_NOT_TV
@protocol UIPickerViewDelegate <NSObject>
@optional
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
@end
RX_NOT_TV
@interface UIPickerView : UIView <NSCoding>
@property (nullable, nonatomic, weak) id<UIPickerViewDataSource> dataSource;
@property (nullable, nonatomic, weak) id<UIPickerViewDelegate> delegate;
@property (nonatomic, readonly) NSInteger numberOfComponents;
- (void)reloadAllComponents;
- (NSInteger)selectedRowInComponent:(NSInteger)component;
@end

// UIKit/UIProgressView.h
@interface UIProgressView : UIView <NSCoding>
@property (nonatomic) float progress;
@end

// UIKit/UIPageControl.h
@interface UIPageControl : UIControl
@property (nonatomic) NSInteger currentPage;
@end

// UIKit/UIActivityIndicatorView.h
typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) {
    UIActivityIndicatorViewStyleMedium RX_SINCE(13.0) = 100
} NS_SWIFT_NAME(UIActivityIndicatorView.Style);
@interface UIActivityIndicatorView : UIView <NSCoding>
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style
    NS_SWIFT_NAME(init(style:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (void)startAnimating;
- (void)stopAnimating;
@end

// UIKit/UIRefreshControl.h
RX_NOT_TV
@interface UIRefreshControl : UIControl
- (instancetype)init;
- (void)beginRefreshing;
- (void)endRefreshing;
@end

// UIKit/UIFocus.h, UITableView.h and UICollectionView.h: focus
@interface UIFocusUpdateContext : NSObject
@end
@interface UIFocusAnimationCoordinator : NSObject
@end
@interface UITableViewFocusUpdateContext : UIFocusUpdateContext
@end
@interface UICollectionViewFocusUpdateContext : UIFocusUpdateContext
@end

// UIKit/UITableViewCell.h; its content configurations are in UIKit.swift
typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
    UITableViewCellStyleDefault
} NS_SWIFT_NAME(UITableViewCell.CellStyle);
typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) {
    UITableViewCellEditingStyleDelete = 1,
    UITableViewCellEditingStyleInsert
} NS_SWIFT_NAME(UITableViewCell.EditingStyle);
typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) {
    UITableViewCellAccessoryNone,
    UITableViewCellAccessoryCheckmark = 3
} NS_SWIFT_NAME(UITableViewCell.AccessoryType);
@interface UITableViewCell : UIView <NSCoding, UIGestureRecognizerDelegate>
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(NSString *_Nullable)reuseIdentifier NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel RX_TO_BE_DEPRECATED;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@end

// UIKit/UITableView.h
typedef NS_ENUM(NSInteger, UITableViewStyle) {
    UITableViewStylePlain,
    UITableViewStyleGrouped
} NS_SWIFT_NAME(UITableView.Style);
@protocol UITableViewDataSource <NSObject>
@required
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (NSString *_Nullable)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)editingStyle
     forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    moveRowAtIndexPath:(NSIndexPath *)sourceIndexPath
           toIndexPath:(NSIndexPath *)destinationIndexPath;
@end
@protocol UITableViewDataSourcePrefetching <NSObject>
@required
- (void)tableView:(UITableView *)tableView prefetchRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)tableView:(UITableView *)tableView cancelPrefetchingForRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end
@protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView
      willDisplayCell:(UITableViewCell *)cell
    forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    didEndDisplayingCell:(UITableViewCell *)cell
       forRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didUnhighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    didUpdateFocusInContext:(UITableViewFocusUpdateContext *)context
   withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
@end
@interface UITableView : UIScrollView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UITableViewDataSourcePrefetching> prefetchDataSource;
@property (nonatomic, strong, nullable) UIView *tableHeaderView;
@property (nonatomic, strong, nullable) UIView *tableFooterView;
- (void)reloadData;
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath;
- (void)registerClass:(Class _Nullable)cellClass forCellReuseIdentifier:(NSString *)identifier;
@end

// UIKit/UICollectionViewLayout.h, UICollectionViewFlowLayout.h
@interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@end

// UIKit/UICollectionViewCell.h
@interface UICollectionReusableView : UIView
@end
@interface UICollectionViewCell : UICollectionReusableView
@end

// UIKit/UICollectionView.h; its cell registrations are in UIKit.swift
@protocol UICollectionViewDataSource <NSObject>
@required
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@end
@protocol UICollectionViewDataSourcePrefetching <NSObject>
@required
- (void)collectionView:(UICollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)collectionView:(UICollectionView *)collectionView
    cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView didHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
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
- (void)collectionView:(UICollectionView *)collectionView
    didUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context
   withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
@end
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@end
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
@property (nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSourcePrefetching> prefetchDataSource;
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                             forIndexPath:(NSIndexPath *)indexPath;
- (void)reloadData;
@end

// UIKit/UIBarItem.h, UIBarButtonItem.h, UIBarButtonItem's system items
typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
    UIBarButtonSystemItemCancel = 1,
    UIBarButtonSystemItemEdit
} NS_SWIFT_NAME(UIBarButtonItem.SystemItem);
@interface UIBarItem : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) NSString *title;
@end
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem
                                     target:(id _Nullable)target
                                     action:(SEL _Nullable)action;
@property (nonatomic, weak, nullable) id target;
@property (nonatomic, nullable) SEL action;
@end

// UIKit/UINavigationBar.h
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) NSString *prompt RX_NOT_TV;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end

// UIKit/UIViewController.h
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithNibName:(NSString *_Nullable)nibNameOrNil
                         bundle:(NSBundle *_Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)viewDidLoad;
@property (nullable, nonatomic, copy) NSString *title;
- (void)viewDidAppear:(BOOL)animated;
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@end

// UIKit/UINavigationController.h
@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
@end
@interface UINavigationController : UIViewController
- (instancetype)initWithNibName:(NSString *_Nullable)nibNameOrNil
                         bundle:(NSBundle *_Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController NS_DESIGNATED_INITIALIZER;
- (UIViewController *_Nullable)popViewControllerAnimated:(BOOL)animated;
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@end

// UIKit/UITabBarItem.h, UITabBar.h
@interface UITabBarItem : UIBarItem
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(NSString *_Nullable)title image:(UIImage *_Nullable)image tag:(NSInteger)tag;
@end
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
@interface UITabBar : UIView
@property (nullable, nonatomic, weak) id<UITabBarDelegate> delegate;
@end

// UIKit/UITabBarController.h
@protocol UITabBarControllerDelegate <NSObject>
@optional
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
@interface UITabBarController : UIViewController <UITabBarDelegate, NSCoding>
- (instancetype)initWithNibName:(NSString *_Nullable)nibNameOrNil
                         bundle:(NSBundle *_Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@end

// UIKit/UISearchController.h
@protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(willPresentSearchController(_:));
- (void)didPresentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didPresentSearchController(_:));
- (void)willDismissSearchController:(UISearchController *)searchController NS_SWIFT_NAME(willDismissSearchController(_:));
- (void)didDismissSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didDismissSearchController(_:));
- (void)presentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(presentSearchController(_:));
@end
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(UIViewController *_Nullable)searchResultsController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(NSString *_Nullable)nibNameOrNil
                         bundle:(NSBundle *_Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id<UISearchControllerDelegate> delegate;
@end

// UIKit/UIApplication.h
@interface UIApplication : UIResponder
@property (nonatomic, getter=isNetworkActivityIndicatorVisible) BOOL networkActivityIndicatorVisible
    __attribute__((availability(ios, introduced = 2.0, deprecated = 13.0, message = "Provide a custom network activity UI in your app if desired."),
                   availability(tvos, unavailable), availability(visionos, unavailable)));
@end
// UIKit/UISceneDefinitions.h, UISceneOptions.h, UISceneSession.h, UISceneConfiguration.h, UIScene.h, UIWindowScene.h
typedef NSString *UISceneSessionRole NS_STRING_ENUM NS_SWIFT_NAME(UISceneSession.Role) RX_SINCE(13.0);
RX_SINCE(13.0) NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end
RX_SINCE(13.0)
@interface UISceneSession : NSObject <NSSecureCoding>
@property (nonatomic, readonly) UISceneSessionRole role;
@end
RX_SINCE(13.0)
@interface UISceneConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithName:(NSString *_Nullable)name
                 sessionRole:(UISceneSessionRole)sessionRole NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable) Class delegateClass;
@end
RX_SINCE(13.0)
@interface UIScene : UIResponder
@end
RX_SINCE(13.0)
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
@end
RX_SINCE(13.0)
@interface UIWindowScene : UIScene
@end
RX_SINCE(13.0)
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
@end
@protocol UIApplicationDelegate <NSObject>
@optional
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options RX_SINCE(13.0);
@property (nullable, nonatomic, strong) UIWindow *window;
@end
RX_MAIN_ACTOR_END
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

// UIKit/UIGeometry.h: NSValue (NSValueUIGeometryExtensions)
@interface NSValue (NSValueUIGeometryExtensions)
@property (nonatomic, readonly) CGPoint CGPointValue;
@property (nonatomic, readonly) CGRect CGRectValue;
@end
NS_ASSUME_NONNULL_END

#endif
