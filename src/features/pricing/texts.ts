export const texts = {
  unknownProducts: 'One or more of these products are not in our catalogue.',
  invalidCoupon: 'Invalid Discount Code',
  noTaxRate: 'There is no tax rate for this place.',
} as const
