export const texts = {
  invalidZip: 'Invalid zipcode',
  taxUnavailable: 'We could not find the sales tax for this place. Please try again in a moment.',
} as const
