import type { Steps } from '../turns.ts'

type Compare = (a: string, b: string) => number

/** So many texts are sorted, or put together, before requests get a turn: about ten milliseconds. */
const AT_ONCE = 4_096

/** The places of texts in their order; those of equal texts stay as they are. */
export function* sortTexts(texts: readonly string[], compare: Compare): Steps<Uint32Array> {
  const byText = (a: number, b: number): number => compare(texts[a]!, texts[b]!)
  let sorted = Uint32Array.from(texts.keys())
  for (let from = 0; from < sorted.length; from += AT_ONCE) {
    sorted.subarray(from, from + AT_ONCE).sort(byText)
    yield
  }
  for (let width = AT_ONCE; width < sorted.length; width *= 2) {
    const merged = new Uint32Array(sorted.length)
    for (let from = 0; from < sorted.length; from += 2 * width)
      yield* merge(sorted, merged, { from, middle: from + width, to: from + 2 * width }, byText)
    sorted = merged
  }
  return sorted
}

/** Puts two sorted stretches together, one after the other. */
function* merge(
  sorted: Uint32Array,
  merged: Uint32Array,
  { from, middle, to }: { from: number; middle: number; to: number },
  compare: (a: number, b: number) => number,
): Steps<void> {
  const [endOfLeft, endOfRight] = [Math.min(middle, sorted.length), Math.min(to, sorted.length)]
  let left = from
  let right = endOfLeft
  for (let at = from; at < endOfRight; at++) {
    const isLeft = right >= endOfRight || (left < endOfLeft && compare(sorted[left]!, sorted[right]!) <= 0)
    merged[at] = sorted[isLeft ? left++ : right++]!
    if (at % AT_ONCE === 0) yield
  }
}
