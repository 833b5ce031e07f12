import { type FeedbackValues, NO_VALUES } from './feedback.ts'

/** E-CONTRACTOR: the installers that a page found, and the feedback that a homeowner writes. */
export interface ContractorAssistance<Contractor> {
  listingData: {
    /** the order that the list is for; null: a ZIP code alone */
    orderId: string | null
    contractors: readonly Contractor[]
    /** the order's email address, to fill in the form of the feedback */
    email: string | null
    /** whether any of the contractors has a rating */
    show_rating: boolean
  }
  feedbackData: {
    orderId: string | null
    feedbackValues: FeedbackValues
    feedbackSubmitted: boolean
  }
}

type Listing<Contractor> = ContractorAssistance<Contractor>['listingData']

export type AssistanceEvent<Contractor> =
  | { type: 'listing requested' }
  | { type: 'listing found'; listing: Listing<Contractor> }
  | { type: 'feedback written'; values: FeedbackValues }
  | { type: 'feedback sent' }

const NO_FEEDBACK = { orderId: null, feedbackValues: NO_VALUES, feedbackSubmitted: false } as const

export const NO_ASSISTANCE: ContractorAssistance<never> = {
  listingData: { orderId: null, contractors: [], email: null, show_rating: false },
  feedbackData: NO_FEEDBACK,
}

/**
 * S-CONTR: a request for a list clears contractors and feedback. Feedback that was sent clears its values and
 * is marked as submitted.
 */
export function reduceAssistance<Contractor>(
  state: ContractorAssistance<Contractor>,
  event: AssistanceEvent<Contractor>,
): ContractorAssistance<Contractor> {
  switch (event.type) {
    case 'listing requested':
      return NO_ASSISTANCE
    case 'listing found': {
      const { orderId, email } = event.listing
      const feedbackValues = { ...NO_VALUES, email: email ?? '' }
      return {
        listingData: event.listing,
        feedbackData: { orderId, feedbackValues, feedbackSubmitted: false },
      }
    }
    case 'feedback written':
      return { ...state, feedbackData: { ...state.feedbackData, feedbackValues: event.values } }
    case 'feedback sent':
      return {
        ...state,
        feedbackData: { ...state.feedbackData, feedbackValues: NO_VALUES, feedbackSubmitted: true },
      }
  }
}
