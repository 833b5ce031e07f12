/** Sentences of the catalogue that people read. */
export const texts = {
  productUnknown: 'We do not know this product.',
  categoryUnknown: 'We do not know this category.',
  withdrawn: 'No longer sold',
} as const

/** "AHRI reference 123456789": the name of a matched system's certificate. */
export const certificateTitle = (referenceNumber: string): string =>
  `Certificate, AHRI reference ${referenceNumber}`
