/**
 * What has changed, for those who keep something made of it: each thing by a name of its own, such as
 * `product:453061180`. What is kept is checked when it is used, so news cost nothing while nobody asks.
 */
export interface News {
  /** The moment before anything is read that is to be kept. */
  now(): number
  /** These things have changed, or everything has. Call it when the new data can be read. */
  tell(changed: 'everything' | Iterable<string>): void
  /** Whether none of these things has changed since that moment. */
  isFresh(since: number, shows: Iterable<string>): boolean
  /** The moment of the last change of a thing: another number once it changes. */
  changedAt(name: string): number
  /** Tells later whether none of these things has changed since this call. */
  fresh(shows: readonly string[]): () => boolean
}

/** Hears what an answer shows, and the moment before it was read. */
export type NoteShown = (since: number, shows: readonly string[]) => void

/** So many changed things are remembered by name; with more, all that was kept before counts as changed. */
const MOST_NAMES = 100_000

export function createNews(mostNames = MOST_NAMES): News {
  let moment = 0
  /** what was kept before it is no longer fresh */
  let floor = 0
  const changedAt = new Map<string, number>()
  const forget = () => {
    floor = moment
    changedAt.clear()
  }
  const news: News = {
    now: () => moment,
    tell(changed) {
      moment++
      if (changed === 'everything') return forget()
      for (const name of changed) changedAt.set(name, moment)
      if (changedAt.size > mostNames) forget()
    },
    isFresh(since, shows) {
      if (since < floor) return false
      if (since === moment) return true
      for (const name of shows) if ((changedAt.get(name) ?? 0) > since) return false
      return true
    },
    changedAt: (name) => Math.max(floor, changedAt.get(name) ?? 0),
    fresh(shows) {
      const since = moment
      return () => news.isFresh(since, shows)
    },
  }
  return news
}
