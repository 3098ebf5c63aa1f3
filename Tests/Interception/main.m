// Runs Sources/RxInterception on GNUstep: a proxy's forwarding and reports, the interception of an object's messages,
// and key-value observing. Each check states its expectation; the exit status is the number of failed checks.
#import <RxInterception.h>
#import "Association.h"
#include <objc/runtime.h>
#include <stdio.h>

static int failed = 0;
static int passed = 0;

static void expect(BOOL condition, NSString *what) {
    if (condition) { passed++; return; }
    failed++;
    printf("FAILED: %s\n", [what UTF8String]);
}

static void expectEqual(id value, id expected, NSString *what) {
    expect([value isEqual:expected], [NSString stringWithFormat:@"%@: %@ instead of %@", what, value, expected]);
}

typedef struct { long x, y; } Place;

// A list and its delegate, like UITableView. The methods would be optional, but GCC's runtime has no list of optional
// ones.
@class List;
@protocol BaseDelegate <NSObject>
- (void)listDidScroll:(List *)list;
@end
@protocol ListDelegate <BaseDelegate>
- (void)list:(List *)list didSelect:(NSInteger)row;
- (void)list:(List *)list didMoveTo:(Place)place animated:(BOOL)animated fast:(float)fast;
- (void)list:(List *)list didName:(const char *)name;
- (void)list:(List *)list willEndAt:(Place *)place;
- (NSInteger)heightOfRow:(NSInteger)row;
- (void)listDidEnd;
@end
@interface List : NSObject
@end
@implementation List
@end

@interface Proxy : RxForwardingProxy <ListDelegate> {
@public
    id target;
    NSMutableSet *observed;
    NSMutableArray *lines;
    NSArray *last;
}
@end
@implementation Proxy
- (id)init {
    if ((self = [super init])) {
        observed = [[NSMutableSet alloc] init];
        lines = [[NSMutableArray alloc] init];
    }
    return self;
}
- (id)forwardee { return target; }
- (BOOL)isObserved:(SEL)selector { return [observed containsObject:NSStringFromSelector(selector)]; }
- (void)willSend:(SEL)selector arguments:(NSArray *)arguments {
    [lines addObject:[@"will " stringByAppendingString:NSStringFromSelector(selector)]];
    last = [arguments retain];
}
- (void)didSend:(SEL)selector arguments:(NSArray *)arguments {
    [lines addObject:[@"did " stringByAppendingString:NSStringFromSelector(selector)]];
}
- (void)listDidEnd { [lines addObject:@"own listDidEnd"]; }
@end
// The protocols belong to a superclass.
@interface DerivedProxy : Proxy
@end
@implementation DerivedProxy
@end

@interface Target : NSObject <ListDelegate> {
@public
    NSMutableArray *lines;
}
@end
@implementation Target
- (void)list:(List *)list didSelect:(NSInteger)row {
    [lines addObject:[NSString stringWithFormat:@"target %d", (int)row]];
}
- (NSInteger)heightOfRow:(NSInteger)row { return row * 10; }
@end

static void proxies(void) {
    for (int derived = 0; derived < 2; derived++) {
        Proxy *proxy = derived ? [DerivedProxy new] : [Proxy new];
        List *list = [List new];
        id<ListDelegate> delegate = proxy;
        expect(![proxy respondsToSelector:@selector(list:didSelect:)], @"what nobody observes isn't answered");
        expect([proxy respondsToSelector:@selector(listDidEnd)], @"what the class implements is answered");
        expect([proxy implements:@selector(listDidEnd)], @"it is the class's own");
        expect(![proxy implements:@selector(list:didSelect:)], @"it isn't the class's own");
        [proxy->observed addObject:@"list:didSelect:"];
        [proxy->observed addObject:@"heightOfRow:"];
        [proxy->observed addObject:@"noSuchMethod"];
        expect([proxy respondsToSelector:@selector(list:didSelect:)], @"what is observed is answered");
        expect(![proxy respondsToSelector:@selector(heightOfRow:)], @"a method with a result isn't observed");
        expect(![proxy respondsToSelector:sel_registerName("noSuchMethod")], @"a method of no protocol isn't observed");
        expect([proxy canObserve:@selector(listDidScroll:)], @"a method of an adopted protocol can be observed");
        expect(![proxy canObserve:@selector(heightOfRow:)], @"a method with a result can't be observed");

        [delegate list:list didSelect:7];
        expectEqual(proxy->lines, ([NSArray arrayWithObjects:@"will list:didSelect:", @"did list:didSelect:", nil]),
                    @"an observed message is told");
        expectEqual(proxy->last, ([NSArray arrayWithObjects:list, [NSNumber numberWithInt:7], nil]), @"arguments");

        Target *target = [Target new];
        target->lines = proxy->lines;
        proxy->target = target;
        [proxy->lines removeAllObjects];
        [delegate list:list didSelect:8];
        expectEqual(proxy->lines,
                    ([NSArray arrayWithObjects:@"will list:didSelect:", @"target 8", @"did list:didSelect:", nil]),
                    @"the delegate that was there gets it between the two");
        expect([proxy respondsToSelector:@selector(heightOfRow:)], @"what the target answers is answered");
        expect([delegate heightOfRow:3] == 30, @"results come back");
        [proxy->observed removeAllObjects];
        [proxy->lines removeAllObjects];
        [delegate list:list didSelect:9];
        expectEqual(proxy->lines, ([NSArray arrayWithObjects:@"target 9", nil]), @"unobserved: the target alone");
        proxy->target = nil;
        [proxy->lines removeAllObjects];
        [delegate list:list didSelect:9];
        expectEqual(proxy->lines, [NSArray array], @"a message that comes after its last observer does nothing");
        [delegate listDidEnd];
        expectEqual(proxy->lines, ([NSArray arrayWithObjects:@"own listDidEnd", nil]), @"own methods are called");

        [proxy->observed addObject:@"list:didMoveTo:animated:fast:"];
        Place place = {15, -2};
        [delegate list:nil didMoveTo:place animated:YES fast:0.25f];
        expectEqual([proxy->last objectAtIndex:0], [NSNull null], @"nil is null");
        Place told;
        [[proxy->last objectAtIndex:1] getValue:&told];
        expect(told.x == 15 && told.y == -2, @"a structure is its bytes");
        expect([[proxy->last objectAtIndex:2] boolValue], @"a truth value is a number");
        expect([[proxy->last objectAtIndex:3] floatValue] == 0.25f, @"a float is a number");
        [proxy->observed addObject:@"list:didName:"];
        // It isn't a string: it isn't UTF-8, and nothing says where it ends.
        char bytes[] = {(char)0xff};
        [delegate list:list didName:bytes];
        char *name = NULL;
        [[proxy->last objectAtIndex:1] getValue:&name];
        expect(name == bytes, @"characters are a pointer");
        [proxy->observed addObject:@"list:willEndAt:"];
        [delegate list:list willEndAt:&place];
        Place *pointer;
        [[proxy->last objectAtIndex:1] getValue:&pointer];
        pointer->x = 9;
        expect(place.x == 9, @"what a pointer leads to can be written");

        BOOL raised = NO;
        @try {
            [delegate heightOfRow:3];
        } @catch (NSException *exception) {
            raised = [[exception reason] rangeOfString:@"heightOfRow:"].location != NSNotFound;
        }
        expect(raised, @"a message that nobody can answer raises, and names it");
    }
}

@interface Player : NSObject {
@public
    NSString *song;
    NSMutableArray *lines;
}
@end
@implementation Player
- (void)setLines:(NSMutableArray *)value { lines = value; }
- (void)setSong:(NSString *)value { song = value; }
- (NSString *)song { return song; }
- (NSInteger)play:(NSString *)name twice:(BOOL)twice {
    [lines addObject:[@"play " stringByAppendingString:name]];
    return twice ? 2 : 1;
}
- (void)dealloc {
    [lines addObject:@"dealloc"];
    RxForgetAssociatedObjects(self);
    [super dealloc];
}
@end

// With a `dealloc` of its own, and without.
@interface LoudPlayer : Player
@end
@implementation LoudPlayer
- (void)dealloc {
    [lines addObject:@"loud dealloc"];
    [super dealloc];
}
@end
@interface QuietPlayer : Player
@end
@implementation QuietPlayer
@end

@interface Observer : NSObject <RxMessageObserver> {
@public
    NSMutableArray *lines;
    NSArray *last;
}
@end
@implementation Observer
- (void)willSend:(SEL)selector arguments:(NSArray *)arguments {
    [lines addObject:[@"will " stringByAppendingString:NSStringFromSelector(selector)]];
    last = [arguments retain];
}
- (void)didSend:(SEL)selector arguments:(NSArray *)arguments {
    [lines addObject:[@"did " stringByAppendingString:NSStringFromSelector(selector)]];
}
- (void)willDeallocate { [lines addObject:@"will dealloc"]; }
@end

static void messages(void) {
    NSMutableArray *lines = [NSMutableArray new];
    Player *player = [Player new];
    Player *other = [Player new];
    [player setLines:lines];
    [other setLines:lines];
    Observer *observer = [Observer new];
    observer->lines = lines;

    expect(RxIntercept(player, sel_registerName("noSuchMethod")) == RxInterceptionResultNotImplemented,
           @"a method that the object hasn't is refused");
    expect(RxIntercept(player, @selector(release)) == RxInterceptionResultPerformanceSensitive,
           @"what the runtime sends is refused");
    RxSetMessageObserver(player, observer);
    expect(RxIntercept(player, @selector(play:twice:)) == RxInterceptionResultDone, @"a method is intercepted");
    expect(RxIntercept(player, @selector(play:twice:)) == RxInterceptionResultDone, @"a second time, too");
    expect([player class] == [Player class], @"the object says that it is of its own class");
    expect([player isKindOfClass:[Player class]], @"and is of that kind");
    expect([player play:@"a" twice:YES] == 2, @"the result comes back");
    expectEqual(lines, ([NSArray arrayWithObjects:@"will play:twice:", @"play a", @"did play:twice:", nil]), @"order");
    expectEqual(observer->last, ([NSArray arrayWithObjects:@"a", [NSNumber numberWithBool:YES], nil]), @"arguments");
    [lines removeAllObjects];
    [other play:@"b" twice:NO];
    expectEqual(lines, ([NSArray arrayWithObjects:@"play b", nil]), @"another object of the class isn't intercepted");

    // A second object of the class, another selector: the intercepting class is shared, the observers are not.
    Observer *second = [Observer new];
    second->lines = [NSMutableArray new];
    RxSetMessageObserver(other, second);
    expect(RxIntercept(other, @selector(setSong:)) == RxInterceptionResultDone, @"a setter is intercepted");
    [lines removeAllObjects];
    [other setSong:@"x"];
    expectEqual([other song], @"x", @"the setter still sets");
    expectEqual(second->lines, ([NSArray arrayWithObjects:@"will setSong:", @"did setSong:", nil]), @"its observer");
    expectEqual(lines, [NSArray array], @"and no other one");

    BOOL raised = NO;
    @try {
        [(id)player performSelector:sel_registerName("noSuchMethod")];
    } @catch (NSException *exception) {
        raised = YES;
    }
    expect(raised, @"a message without a method raises as before");

    [lines removeAllObjects];
    expect(RxIntercept(player, sel_registerName("dealloc")) == RxInterceptionResultDone, @"dealloc is intercepted");
    [player release];
    expectEqual(lines, ([NSArray arrayWithObjects:@"will dealloc", @"dealloc", nil]), @"told before it happens");
}

static void deallocations(void) {
    NSMutableArray *lines = [NSMutableArray new];
    Observer *observer = [Observer new];
    observer->lines = lines;
    void (^handler)(id) = ^(id value) {};
    // The classes that have a `dealloc` of their own, that inherit it, and the one above, in either order.
    Class classes[] = {[LoudPlayer class], [Player class], [QuietPlayer class]};
    for (int i = 0; i < 3; i++) {
        Player *watched = [classes[i] new];
        [watched setLines:lines];
        RxKeyValueObservation *observation =
            [RxKeyValueObservation observe:watched keyPath:@"song" initial:NO handler:handler];
        RxSetMessageObserver(watched, observer);
        expect(RxIntercept(watched, sel_registerName("dealloc")) == RxInterceptionResultDone,
               @"dealloc of an object that key-value observing watches");
        [observation invalidate];
        [lines removeAllObjects];
        [watched release];
        expectEqual([lines objectAtIndex:0], @"will dealloc", @"told first");
        expectEqual([lines lastObject], @"dealloc", @"the last observer took its class away; it is told all the same");
        expect([lines count] == (i == 0 ? 3 : 2), @"each dealloc runs once, and it is told once");
    }
    LoudPlayer *loud = [LoudPlayer new];
    [loud setLines:lines];
    [lines removeAllObjects];
    [loud release];
    expectEqual(lines, ([NSArray arrayWithObjects:@"loud dealloc", @"dealloc", nil]), @"others end as before");
    QuietPlayer *quiet = [QuietPlayer new];
    [quiet setLines:lines];
    RxSetMessageObserver(quiet, observer);
    [lines removeAllObjects];
    [quiet release];
    expectEqual(lines, ([NSArray arrayWithObjects:@"will dealloc", @"dealloc", nil]), @"its class is replaced already");
}

static void keyValueObserving(void) {
    Player *player = [Player new];
    [player setSong:@"a"];
    NSMutableArray *values = [NSMutableArray new];
    void (^handler)(id) = ^(id value) { [values addObject:value ?: (id)@"none"]; };
    RxKeyValueObservation *with = [RxKeyValueObservation observe:player keyPath:@"song" initial:YES handler:handler];
    expectEqual(values, ([NSArray arrayWithObjects:@"a", nil]), @"the value that is there");
    RxKeyValueObservation *without = [RxKeyValueObservation observe:player keyPath:@"song" initial:NO handler:handler];
    expectEqual(values, ([NSArray arrayWithObjects:@"a", nil]), @"without it");
    [player setSong:@"b"];
    expectEqual(values, ([NSArray arrayWithObjects:@"a", @"b", @"b", nil]), @"both get a new value");
    [without invalidate];
    [without invalidate];
    [player setSong:nil];
    expectEqual(values, ([NSArray arrayWithObjects:@"a", @"b", @"b", @"none", nil]), @"one ended twice, nil is none");
    expect(RxIntercept(player, @selector(play:twice:)) == RxInterceptionResultObservedByKeyValueObserving,
           @"an observed object isn't intercepted");
    [with invalidate];
    [player setSong:@"c"];
    expect([values count] == 4, @"nothing after the end");
    expect(RxKindOfProperty(player, @"volume") == RxPropertyKindNone, @"a property that isn't there");

    // The reverse order works.
    Player *intercepted = [Player new];
    Observer *observer = [Observer new];
    observer->lines = [NSMutableArray new];
    RxSetMessageObserver(intercepted, observer);
    expect(RxIntercept(intercepted, @selector(play:twice:)) == RxInterceptionResultDone, @"intercepted first");
    RxKeyValueObservation *last = [RxKeyValueObservation observe:intercepted
                                                         keyPath:@"song"
                                                         initial:NO
                                                         handler:handler];
    [values removeAllObjects];
    [intercepted setSong:@"z"];
    expectEqual(values, ([NSArray arrayWithObjects:@"z", nil]), @"observed after that");
    // Apple's runtime derives its class from the intercepting class; GNUstep's from the class that the object reports,
    // so the interception is lost here.
    [last invalidate];
}

static void targets(void) {
    __block id told = nil;
    RxActionTarget *target = [[RxActionTarget alloc] initWithHandler:^(id sender) { told = sender; }];
    expect([target respondsToSelector:[RxActionTarget action]], @"a target answers its action");
    [target performSelector:[RxActionTarget action] withObject:@"sender"];
    expectEqual(told, @"sender", @"the closure gets the sender");
    [target release];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    proxies();
    messages();
    deallocations();
    keyValueObserving();
    targets();
    [pool release];
    printf("interception: %d checks passed, %d failed\n", passed, failed);
    return failed == 0 && passed >= 90 ? 0 : 1;
}
