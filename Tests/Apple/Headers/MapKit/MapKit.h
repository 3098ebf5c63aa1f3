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

// MapKit/MKAnnotation.h
@protocol MKAnnotation <NSObject>
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@end

// MapKit/MKAnnotationView.h
NS_SWIFT_UI_ACTOR
#if TARGET_OS_OSX
@interface MKAnnotationView : NSView
#else
@interface MKAnnotationView : UIView
#endif
@property (nonatomic, strong, nullable) id<MKAnnotation> annotation;
@end

// MapKit/MKMapView.h
NS_SWIFT_UI_ACTOR
@protocol MKMapViewDelegate <NSObject>
@optional
- (void)mapView:(MKMapView *)mapView regionWillChangeAnimated:(BOOL)animated;
- (void)mapView:(MKMapView *)mapView regionDidChangeAnimated:(BOOL)animated;
- (void)mapViewDidFinishLoadingMap:(MKMapView *)mapView;
- (MKAnnotationView *_Nullable)mapView:(MKMapView *)mapView viewForAnnotation:(id<MKAnnotation>)annotation;
- (void)mapView:(MKMapView *)mapView didSelectAnnotationView:(MKAnnotationView *)view;
@end
NS_SWIFT_UI_ACTOR
#if TARGET_OS_OSX
@interface MKMapView : NSView
#else
@interface MKMapView : UIView
#endif
@property (nonatomic, weak, nullable) id<MKMapViewDelegate> delegate;
@property (nonatomic) CLLocationCoordinate2D centerCoordinate;
@property (nonatomic, readonly) NSArray<id<MKAnnotation>> *annotations;
- (void)addAnnotation:(id<MKAnnotation>)annotation;
@end
NS_ASSUME_NONNULL_END

#endif
