import { defineTexts } from '#lib/language/texts.ts'

/** Sentences about runs of many orders. */
export const bulkTexts = defineTexts({
  busy: 'The store is busy. Try again in a moment.',
  tooMany: 'You started many runs in the last hour. Wait a few minutes.',
  tooLarge: (most: number) => `One run takes at most ${most} orders. Choose fewer.`,
  noCarrier: 'Enter the carrier.',
  reasons: {
    no_tracking: 'No tracking number was given.',
    changed: 'The order changed after you looked at it. Open it, then try again.',
    forbidden: 'The person who started this can no longer do it.',
    not_found: 'There is no order with this number.',
    unanswered: 'This could not be finished. Open the order to see where it stands, then try again.',
  },
})
