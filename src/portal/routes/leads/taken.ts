import type { Lead } from '#features/partners/leads/contract.ts'
import { texts } from './texts.ts'

type Taking = Pick<Lead, 'claimedBy' | 'isMine'>

/** The person who has taken a lead, in a column that says so. */
export const ownerOf = ({ claimedBy, isMine }: Taking): string =>
  isMine ? texts.you : (claimedBy ?? texts.notTaken)

/** Who has taken a lead, where no heading says so. */
export const takenWords = ({ claimedBy, isMine }: Taking): string => {
  if (isMine) return texts.takenBy(texts.byYou)
  return claimedBy === null ? texts.notTaken : texts.takenBy(claimedBy)
}
