/** The rating that ranks a product without reviews among rated ones. */
export const PRIOR_RATING = 3.5
const USUAL_RATING = 3.8
const USUAL_WEIGHT = 5

/**
 * A rating from few reviews is moved toward the average rating, so that one five-star review does not lead
 * the list. Null without a review.
 */
export const fairRating = (rating: { average: number; count: number } | null): number | null =>
  rating && rating.count > 0
    ? (rating.average * rating.count + USUAL_RATING * USUAL_WEIGHT) / (rating.count + USUAL_WEIGHT)
    : null
