// GNUstep's headers include it when blocks are enabled; GCC's runtime has none.
#include <Block.h>
