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
NS_SWIFT_UI_ACTOR
@interface WKNavigationAction : NSObject
@property (nonatomic, readonly, copy) NSURLRequest *request;
@end
typedef NS_ENUM(NSInteger, WKNavigationActionPolicy) {
    WKNavigationActionPolicyCancel,
    WKNavigationActionPolicyAllow
};

// WebKit/WKNavigationDelegate.h
NS_SWIFT_UI_ACTOR
@protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView
    decidePolicyForNavigationAction:(WKNavigationAction *)navigationAction
                    decisionHandler:(NS_SWIFT_UI_ACTOR void (^)(WKNavigationActionPolicy))decisionHandler;
- (void)webView:(WKWebView *)webView didStartProvisionalNavigation:(WKNavigation *_Null_unspecified)navigation;
- (void)webView:(WKWebView *)webView
    didReceiveServerRedirectForProvisionalNavigation:(WKNavigation *_Null_unspecified)navigation;
- (void)webView:(WKWebView *)webView
    didFailProvisionalNavigation:(WKNavigation *_Null_unspecified)navigation
                       withError:(NSError *)error;
- (void)webView:(WKWebView *)webView didCommitNavigation:(WKNavigation *_Null_unspecified)navigation;
- (void)webView:(WKWebView *)webView didFinishNavigation:(WKNavigation *_Null_unspecified)navigation;
- (void)webView:(WKWebView *)webView
    didFailNavigation:(WKNavigation *_Null_unspecified)navigation
            withError:(NSError *)error;
- (void)webViewWebContentProcessDidTerminate:(WKWebView *)webView;
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
- (WKNavigation *_Nullable)loadRequest:(NSURLRequest *)request;
- (WKNavigation *_Nullable)loadHTMLString:(NSString *)string baseURL:(NSURL *_Nullable)baseURL;
@property (nullable, nonatomic, readonly, copy) NSString *title;
@property (nullable, nonatomic, readonly, copy) NSURL *URL;
@property (nonatomic, readonly, getter=isLoading) BOOL loading;
@property (nonatomic, readonly) double estimatedProgress;
@property (nonatomic, readonly) BOOL canGoBack;
- (WKNavigation *_Nullable)goBack;
- (WKNavigation *_Nullable)reload;
- (void)stopLoading;
@end
NS_ASSUME_NONNULL_END

#endif
