export const texts = {
  unknownProducts: 'One or more of these products are not in our catalog.',
  quantityTooLarge: 'You can order at most 999 of one product.',
  tooManyCodes: 'Too many discount codes were tried from here. Please try again in an hour.',
  servicesExcludeEachOther: 'Choose either liftgate delivery or inside delivery, not both.',
} as const
