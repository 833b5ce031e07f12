import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  unknownProducts: 'One or more of these products are not in our catalog.',
  quantityTooLarge: 'You can order up to 999 of one product.',
  tooManyCodes: 'You’ve tried too many discount codes. Please try again in an hour.',
  servicesExcludeEachOther: 'Choose either liftgate delivery or inside delivery, not both.',
  priceList: {
    noPrice: 'This line has no price. Enter the product, a comma and the price.',
    noProduct: 'This line has no product.',
    noAmount: (text: string) => `“${text}” is not a price. Enter dollars, such as 1150.00.`,
    twice: (product: string) => `${product} is in the list twice.`,
    tooMany: 'The list is too long. Create a second list for the other products.',
    unknown: (product: string) => `We don’t carry “${product}”.`,
    belowCost: (product: string) => `The price of ${product} is below our cost.`,
    abovePublic: (product: string) =>
      `The price of ${product} is above the public price, so it will not be used.`,
  },
})
