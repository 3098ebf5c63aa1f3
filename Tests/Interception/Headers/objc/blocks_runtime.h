// GNUstep's headers ask for it when blocks are on; GCC's runtime has none.
#include <Block.h>
