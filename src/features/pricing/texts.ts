export const texts = {
  unknownProducts: 'One or more of these products are not in our catalog.',
  quantityTooLarge: 'You can order at most 999 of one product.',
  tooManyCodes: 'Too many discount codes were tried from here. Please try again in an hour.',
  servicesExcludeEachOther: 'Choose either liftgate delivery or inside delivery, not both.',
  priceList: {
    noPrice: 'This line has no price. Write the product, a comma and the price.',
    noProduct: 'This line names no product.',
    noAmount: (text: string) => `“${text}” is not a price. Write dollars, such as 1150.00.`,
    twice: (product: string) => `${product} is in the list twice.`,
    tooMany: 'The list is too long. Make a second list for the other products.',
    unknown: (product: string) => `We do not sell “${product}”.`,
    belowCost: (product: string) => `The price of ${product} is below what it costs us.`,
    abovePublic: (product: string) =>
      `The price of ${product} is above the public price, so it will not be used.`,
  },
} as const
