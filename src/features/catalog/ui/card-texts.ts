/** Texts of product cards beside the catalogue's own. */
export const cardTexts = {
  typical: 'Delivered in 1 to 5 days',
  quotedByPhone: 'Delivery quoted by phone',
} as const
