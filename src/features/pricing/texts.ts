export const texts = {
  unknownProducts: 'One or more of these products are not in our catalogue.',
} as const
