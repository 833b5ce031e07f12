import { totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'

const MOST_HEAP_MB = 4_096
const memoryMb = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20
const heapMb = Math.floor(Math.min(MOST_HEAP_MB, (memoryMb * 3) / 4))

/**
 * The flags of the server's process. A small nursery and a bounded heap that is collected when it has grown
 * by 35% keep a store of a few thousand products near 350 MB. V8 itself waits for 60% and holds the largest
 * size that it reached until the process is idle: under lists and orders the process took 312 to 343 MB,
 * and with 35% 277 to 284 MB with the same time of the processor for a list or an order. With 25% an order
 * took more. The bound is only where V8 gives up: what a store takes follows from its catalog. So it is 4 GB,
 * which half a million products do not reach, or three quarters of the memory of a smaller machine or
 * container. HEAP_MB sets another.
 */
export const nodeFlags = [
  `--import=${new URL('source-maps.mjs', import.meta.url)}`,
  '--max-semi-space-size=8',
  '--heap-growing-percent=35',
  `--max-old-space-size=${process.env.HEAP_MB ?? heapMb}`,
]

/** What the processes compiled, kept for the next start. A new build begins with an empty folder. */
export const COMPILED = fileURLToPath(new URL('../build/compiled', import.meta.url))

/**
 * Settings of the process that no flag has. One arena of glibc's allocator instead of eight a core: pictures
 * are decoded on many threads, and each arena keeps the memory of the largest one that it saw. The thresholds
 * of glibc stay unset: a threshold that is set, even to its own default, is no longer raised by use, and each
 * compressed answer then asks the kernel for its tables (a search cost 1.9 ms of processor instead of 1.0).
 * And the folder from which a second start takes the code that the first one compiled.
 */
export const nodeEnvironment = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILED,
}
