/** Sentences of the catalogue that people read. */
export const texts = {
  productUnknown: 'We do not know this product.',
  categoryUnknown: 'We do not know this category.',
  withdrawn: 'No longer sold',
} as const
