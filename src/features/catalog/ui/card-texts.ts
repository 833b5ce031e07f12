/** What product cards say around the catalogue's own words. */
export const cardTexts = {
  typical: 'Delivered in 1 to 5 days',
  quotedByPhone: 'Delivery quoted by phone',
} as const
