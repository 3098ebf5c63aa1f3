// The part of MapKit that clients use, for proxies of delegates that no module here has.

#ifndef RX_STAND_IN_MAPKIT_H
#define RX_STAND_IN_MAPKIT_H
#include <CoreLocation/CoreLocation.h>
#if TARGET_OS_OSX
#include <AppKit/AppKit.h>
#else
#include <UIKit/UIKit.h>
#endif

NS_ASSUME_NONNULL_BEGIN
@class MKMapView;

// MapKit/MKMapView.h
NS_SWIFT_UI_ACTOR
@protocol MKMapViewDelegate <NSObject>
@optional
- (void)mapView:(MKMapView *)mapView regionDidChangeAnimated:(BOOL)animated;
@end
NS_SWIFT_UI_ACTOR
#if TARGET_OS_OSX
@interface MKMapView : NSView
#else
@interface MKMapView : UIView
#endif
@property (nonatomic, weak, nullable) id<MKMapViewDelegate> delegate;
@end
NS_ASSUME_NONNULL_END

#endif
