/** The answer to a caller who asked for places: the function that gives them back, or what is full. */
type Taken = { giveBack: () => void; full?: undefined } | { full: string }

/** Counts what is under way, by key, and bounds it. */
export interface Places {
  /**
   * Takes one place of each key, each with the most that its key may have, or none. It is one step without
   * an await: of calls at the same time, as many get a place as there are.
   */
  take(wanted: Readonly<Record<string, number>>): Taken
  count(key: string): number
}

export function makePlaces(): Places {
  const counts = new Map<string, number>()
  const count = (key: string): number => counts.get(key) ?? 0
  const add = (key: string, by: 1 | -1): void => {
    const now = count(key) + by
    if (now > 0) counts.set(key, now)
    else counts.delete(key)
  }
  return {
    count,
    take(wanted) {
      const full = Object.entries(wanted).find(([key, most]) => count(key) >= most)
      if (full) return { full: full[0] }
      const keys = Object.keys(wanted)
      for (const key of keys) add(key, 1)
      return {
        giveBack() {
          for (const key of keys.splice(0)) add(key, -1)
        },
      }
    },
  }
}
