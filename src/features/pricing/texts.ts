export const texts = {
  unknownProducts: 'One or more of these products are not in our catalogue.',
  quantityTooLarge: 'At most 999 of one product fit in an order.',
  servicesExcludeEachOther: 'Choose either liftgate delivery or inside delivery, not both.',
} as const
