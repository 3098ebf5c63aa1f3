// The attributes that Apple's headers write as macros: NSObjCRuntime.h, CFAvailability.h, os/availability.h.

#ifndef RX_STAND_IN_ANNOTATIONS_H
#define RX_STAND_IN_ANNOTATIONS_H

#ifndef TARGET_OS_OSX
#define TARGET_OS_OSX __is_target_os(macos)
#endif
#ifndef TARGET_OS_IOS
#define TARGET_OS_IOS __is_target_os(ios)
#endif
#ifndef TARGET_OS_TV
#define TARGET_OS_TV __is_target_os(tvos)
#endif
#ifndef TARGET_OS_VISION
#define TARGET_OS_VISION __is_target_os(xros)
#endif

// Foundation/NSObjCRuntime.h
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_OPTIONS(type, name) \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
    enum name : type
#define NS_STRING_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message = text)))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))

// A class or protocol between these is of the main actor, as if its declaration had NS_SWIFT_UI_ACTOR.
#define RX_MAIN_ACTOR_BEGIN \
    _Pragma("clang attribute push(__attribute__((swift_attr(\"@UIActor\"))), apply_to = any(objc_interface, objc_protocol))")
#define RX_MAIN_ACTOR_END _Pragma("clang attribute pop")

// The Swift type that an Objective-C class is bridged to, from Foundation.apinotes.
#define RX_BRIDGED(type) __attribute__((swift_bridge(#type)))

// os/availability.h, by the version of iOS and tvOS; visionOS has everything from its first version, unless it is
// newer.
#define RX_SINCE(version) \
    __attribute__((availability(ios, introduced = version), availability(tvos, introduced = version), \
                   availability(visionos, introduced = 1.0)))
#define RX_SINCE_IOS(version) \
    __attribute__((availability(ios, introduced = version), availability(tvos, unavailable), \
                   availability(visionos, introduced = 1.0)))
#define RX_SINCE_TV17(version) \
    __attribute__((availability(ios, introduced = version), availability(tvos, introduced = 17.0), \
                   availability(visionos, introduced = 1.0)))
#define RX_SINCE_MACOS(version) __attribute__((availability(macos, introduced = version)))
#define RX_NOT_TV __attribute__((availability(tvos, unavailable)))
#define RX_NOT_VISION __attribute__((availability(visionos, unavailable)))
#define RX_IOS_ONLY RX_NOT_TV RX_NOT_VISION
#define RX_TO_BE_DEPRECATED \
    __attribute__((availability(ios, introduced = 3.0, deprecated = 100000), \
                   availability(tvos, introduced = 9.0, deprecated = 100000)))

#endif
