export const texts = {
  unknownProducts: 'One or more of these products are not in our catalog.',
  quantityTooLarge: 'You can order at most 999 of one product.',
  servicesExcludeEachOther: 'Choose either liftgate delivery or inside delivery, not both.',
} as const
