import { STREAMS_A_PROCESS } from '../../rules/bounds.ts'

/** How many streams this process has, and which person has how many of them. */
export interface StreamPlaces {
  /**
   * whether the process, and the person with this key, may open one more stream; a person has at most
   * `most`
   */
  admits(key: string, most: number): boolean
  /** Takes a place. Returns the function that gives it back. */
  take(key: string): () => void
  count(): number
}

export function streamPlaces(): StreamPlaces {
  const counts = new Map<string, number>()
  let all = 0
  return {
    admits: (key, most) => all < STREAMS_A_PROCESS && (counts.get(key) ?? 0) < most,
    take(key) {
      all++
      counts.set(key, (counts.get(key) ?? 0) + 1)
      let isGiven = false
      return () => {
        if (isGiven) return
        isGiven = true
        all--
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
    count: () => all,
  }
}
