export interface ReplayFacts {
  pageViews: number
  /** 1 is surely a robot, 99 surely a person; null where nobody judges */
  botScore: number | null
  /** two letters; null where nobody knows */
  country: string | null
}

const MORE_VIEWS_THAN = 1
const LEAST_BOT_SCORE = 30
const COUNTRY = 'US'

/** K: all sessions that may be replayed are. */
export const REPLAY_SAMPLE_RATE = 1

/** Whether it is worth asking who is visiting. */
export const hasLookedAround = (pageViews: number): boolean => pageViews > MORE_VIEWS_THAN

/**
 * A-REPLAY: a session may be replayed only for a person in the United States who has looked at more than one
 * page.
 */
export const mayReplaySession = ({ pageViews, botScore, country }: ReplayFacts): boolean =>
  hasLookedAround(pageViews) && botScore !== null && botScore >= LEAST_BOT_SCORE && country === COUNTRY
