/**
 * The first `count` slots by score, highest first, ties in merit order, without sorting them all. `worst`
 * reverses the order.
 */
export function topByScore(
  slots: Int32Array,
  score: (slot: number) => number,
  meritRank: Int32Array,
  { count, worst }: { count: number; worst: boolean },
): number[] {
  const isBefore = (a: number, b: number): boolean => {
    const left = score(a)
    const right = score(b)
    if (left === right) return meritRank[a]! < meritRank[b]!
    return worst ? left < right : left > right
  }
  const heap: number[] = []
  let i = 0
  for (; i < slots.length && heap.length < count; i++) {
    heap.push(slots[i]!)
    rise(heap, isBefore)
  }
  for (; i < slots.length; i++) {
    if (!isBefore(slots[i]!, heap[0]!)) continue
    heap[0] = slots[i]!
    sink(heap, isBefore)
  }
  return heap.sort((a, b) => (isBefore(a, b) ? -1 : 1))
}

// The heap keeps the last of the chosen on top, so that a better one can take its place.
function rise(heap: number[], isBefore: (a: number, b: number) => boolean): void {
  let at = heap.length - 1
  while (at > 0) {
    const parent = (at - 1) >>> 1
    if (isBefore(heap[at]!, heap[parent]!)) return
    swap(heap, at, parent)
    at = parent
  }
}

function sink(heap: number[], isBefore: (a: number, b: number) => boolean): void {
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    if (left >= heap.length) return
    const right = left + 1
    const last = right < heap.length && isBefore(heap[left]!, heap[right]!) ? right : left
    if (isBefore(heap[last]!, heap[at]!)) return
    swap(heap, at, last)
    at = last
  }
}

function swap(heap: number[], a: number, b: number): void {
  const slot = heap[a]!
  heap[a] = heap[b]!
  heap[b] = slot
}

/** Slots `from` … `from + limit - 1` of `order` that are hits. */
export function pageOfOrder(
  order: Int32Array,
  hits: Int32Array,
  size: number,
  { from, limit }: { from: number; limit: number },
): number[] {
  const isHit = new Uint8Array(size)
  for (const slot of hits) isHit[slot] = 1
  const page: number[] = []
  let seen = 0
  for (const slot of order) {
    if (isHit[slot] === 0) continue
    if (seen++ >= from) page.push(slot)
    if (page.length === limit) break
  }
  return page
}
