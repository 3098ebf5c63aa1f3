// The part of WebKit that the sources and their clients use, with the signatures of Apple's public headers.

#ifndef RX_STAND_IN_WEBKIT_H
#define RX_STAND_IN_WEBKIT_H
#include <Foundation/Foundation.h>
#if TARGET_OS_OSX
#include <AppKit/AppKit.h>
#else
#include <UIKit/UIKit.h>
#endif

NS_ASSUME_NONNULL_BEGIN
@class WKWebView;

// WebKit/WKNavigation.h, WKNavigationAction.h, WKNavigationResponse.h
NS_SWIFT_UI_ACTOR
@interface WKNavigation : NSObject
@end

// WebKit/WKNavigationDelegate.h
NS_SWIFT_UI_ACTOR
@protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView didStartProvisionalNavigation:(WKNavigation *_Null_unspecified)navigation;
- (void)webView:(WKWebView *)webView didCommitNavigation:(WKNavigation *_Null_unspecified)navigation;
- (void)webView:(WKWebView *)webView didFinishNavigation:(WKNavigation *_Null_unspecified)navigation;
- (void)webView:(WKWebView *)webView
    didFailNavigation:(WKNavigation *_Null_unspecified)navigation
            withError:(NSError *)error;
@end

// WebKit/WKWebView.h
NS_SWIFT_UI_ACTOR
#if TARGET_OS_OSX
@interface WKWebView : NSView
#else
@interface WKWebView : UIView
#endif
@property (nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
- (instancetype)initWithFrame:(CGRect)frame;
@property (nullable, nonatomic, readonly, copy) NSString *title;
@property (nonatomic, readonly) double estimatedProgress;
@end
NS_ASSUME_NONNULL_END

#endif
