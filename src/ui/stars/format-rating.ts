/** A rating to one decimal, never outside 0 to 5 (L-RATING): 4.66 → "4.7". */
export const formatRating = (rating: number): string => Math.min(5, Math.max(0, rating)).toFixed(1)
