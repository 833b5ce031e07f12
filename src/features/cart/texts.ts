export const texts = {
  checkFailed: 'There was a problem fetching your cart details. Please refresh to try again or contact us for assistance.',
  pasteFailed: 'There was an error pasting the products to the cart',
  pricesExpired: 'One or more items in the cart had an expired price. The product prices have been updated accordingly.',
  invalidCoupon: 'Invalid Discount Code',
  taxFailed: 'There was a problem calculating the tax.',
  unknownProducts: 'One or more of these products are not in our catalogue.',
  noLongerSold: 'No longer sold.',
  outOfStock: 'Out of stock.',
  onlySome: (left: number) => `Only ${left} in stock.`,
  cartFull: 'A cart holds at most 200 different products.',
  servicesExcludeEachOther: 'Choose either liftgate delivery or inside delivery, not both.',
  liftgate: {
    name: 'Liftgate Delivery',
    description: 'Lowered from the truck to your curb.',
    details: 'The driver lowers your shipment from the truck to the curb with a hydraulic lift. We suggest it for anything over 100 lb when you have no loading dock.',
  },
  inside: {
    name: 'Inside Delivery',
    description: 'Across the first doorway. Replaces the liftgate.',
    details: 'The driver brings your shipment across the first doorway on the ground floor. It takes the place of liftgate delivery.',
  },
  flatRateReturn: {
    name: 'Flat Rate Return',
    description: 'One return within 30 days. Lower 48 only.',
    details: 'Send your order back within 30 days for this flat fee. Not available for Canadian, Alaskan and Hawaiian shipments.',
  },
  priority: {
    name: 'Priority Delivery',
    description: 'Guaranteed delivery date.',
    details: 'Your order is loaded first and its delivery date is guaranteed.',
  },
} as const
