import type { ReactNode } from 'react'
import type { PlaceClimateAnswer } from '../../contract.ts'
import type { Answers } from '../../rules/estimate/answers.ts'
import type { Need } from '../../rules/need.ts'
import type { SavedNeed } from '../../rules/saved-need.ts'

/** Where the equipment that fits a result is found. */
export interface FittingLinks {
  readonly furnaces: string
  readonly cooling: string
  /** the questions of the system selector, which know the load already */
  readonly systems: string
}

/** The props that both methods get from the page. */
export interface EstimatorProps {
  /** the answers of the address */
  readonly answers: Answers
  /** the parameters of the address */
  readonly search: string
  readonly climate: PlaceClimateAnswer
  readonly saved: SavedNeed | null
  /** the visitor sent the form just now: its result is the home of the store */
  readonly isSent?: boolean
  /** saves a home for the whole store; null forgets it */
  readonly onSave: (saved: SavedNeed | null) => void
  /** takes the address of moved answers; nothing is loaded for it */
  readonly onMoved: (search: string) => void
  /** the addresses of the lists and of the systems that fit a result */
  readonly fittingOf: (search: string) => FittingLinks
  /** ways to hand a result on */
  readonly share: (search: string, need: Need) => ReactNode
}
