/** FNV-1a, 32 bits: the one source of variety, so that every run makes the same catalog. */
export function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  // One more mix: plain FNV gives similar short words similar numbers.
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  return (state ^ (state >>> 13)) >>> 0
}

/** A number from 0 up to but not including `below`, fixed for the word. */
export const chance = (word: string, below: number): number => hash(word) % below

/** One of a list, fixed for the word. */
export function pick<T>(word: string, list: readonly [T, ...T[]]): T {
  return list[chance(word, list.length)] ?? list[0]
}

/** The list in a shuffled order that is fixed for the word. */
export const shuffled = <T>(word: string, list: readonly T[], key: (item: T) => string): T[] =>
  [...list].sort((a, b) => hash(word + key(a)) - hash(word + key(b)) || (key(a) < key(b) ? -1 : 1))
