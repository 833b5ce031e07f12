export interface ReplayFacts {
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
