export const texts = {
  invalidZip: 'Invalid zipcode',
} as const
