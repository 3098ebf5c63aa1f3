// The part of Core Location that clients use, for proxies of delegates that no module here has.

#ifndef RX_STAND_IN_CORELOCATION_H
#define RX_STAND_IN_CORELOCATION_H
#include <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN
// CoreLocation/CLLocation.h
@interface CLLocation : NSObject <NSCopying, NSSecureCoding>
@end

// CoreLocation/CLLocationManagerDelegate.h: not of the main actor
@class CLLocationManager;
@protocol CLLocationManagerDelegate <NSObject>
@optional
- (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray<CLLocation *> *)locations
    NS_SWIFT_NAME(locationManager(_:didUpdateLocations:));
- (void)locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error;
- (void)locationManagerDidChangeAuthorization:(CLLocationManager *)manager
    __attribute__((availability(ios, introduced = 14.0), availability(macos, introduced = 11.0),
                   availability(tvos, introduced = 14.0), availability(visionos, introduced = 1.0)));
@end

// CoreLocation/CLLocationManager.h
@interface CLLocationManager : NSObject
@property (weak, nonatomic, nullable) id<CLLocationManagerDelegate> delegate;
@property (readonly, nonatomic, copy, nullable) CLLocation *location;
@end
NS_ASSUME_NONNULL_END

#endif
