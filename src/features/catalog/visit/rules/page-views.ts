/** The browser's facts about its visit (S-VIEWS). */
export interface PageViews {
  /** starts at 1 */
  pageViews: number
  /** where the visitor came from; '' when unknown */
  referrer: string
}

export interface SeenPages extends PageViews {
  /** the page seen last; null before the first */
  path: string | null
}

/** How the browser came to this document. */
interface Arrival {
  /** the document's referrer; '' when unknown */
  referrer: string
  /** the store's own origin */
  origin: string
  /** the document is loaded again, or reached by back or forward */
  isAgain: boolean
}

/**
 * The visit so far, before the first page of a document. A document that was loaded from another page of the
 * store, or again, goes on with the saved visit, its count and its referrer. `saved` is the storage's text.
 */
export function visitSoFar(saved: string | null, { referrer, origin, isAgain }: Arrival): SeenPages {
  const before = readPageViews(saved)
  if (before && (isAgain || isWithin(referrer, origin))) return { ...before, path: '' }
  return { pageViews: 1, referrer: isWithin(referrer, origin) ? '' : referrer, path: null }
}

const isWithin = (referrer: string, origin: string): boolean =>
  referrer === origin || referrer.startsWith(`${origin}/`)

function readPageViews(text: string | null): PageViews | undefined {
  try {
    const { pageViews, referrer } = JSON.parse(text ?? '') as Partial<PageViews>
    return Number.isSafeInteger(pageViews) && Number(pageViews) >= 1 && typeof referrer === 'string'
      ? { pageViews: Number(pageViews), referrer }
      : undefined
  } catch {
    return undefined
  }
}

/** S-VIEWS: counts up with each change of the route after the first page. */
export function seePage(seen: SeenPages, path: string): SeenPages {
  if (seen.path === path) return seen
  return { ...seen, path, pageViews: seen.path === null ? seen.pageViews : seen.pageViews + 1 }
}

interface ReplayFacts {
  pageViews: number
  /** from 1, certainly a robot, to 99, certainly a person; null when unknown */
  botScore: number | null
  /** two letters; null when unknown */
  country: string | null
}

const MORE_VIEWS_THAN = 1
const LEAST_BOT_SCORE = 30
const COUNTRY = 'US'

/** The share of allowed sessions that are replayed: all. */
export const REPLAY_SAMPLE_RATE = 1

/** Whether to ask for the visitor's bot score and country. */
export const hasLookedAround = (pageViews: number): boolean => pageViews > MORE_VIEWS_THAN

/**
 * A-REPLAY: a session may be replayed only for a person in the United States who has looked at more than one
 * page.
 */
export const mayReplaySession = ({ pageViews, botScore, country }: ReplayFacts): boolean =>
  hasLookedAround(pageViews) && botScore !== null && botScore >= LEAST_BOT_SCORE && country === COUNTRY
