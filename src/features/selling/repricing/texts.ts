import { defineTexts } from '#lib/language/texts.ts'

/** Sentences about lower prices for one cart, for staff. */
export const texts = defineTexts({
  noAccount: 'Sign in to the portal to change prices. We record who makes each change.',
  refused: 'These prices can’t be offered, even with approval.',
  problems: {
    below_cost: 'The price is below what the product costs us.',
    at_cost: 'This can’t be sold below its current price.',
    above_price: 'The price is above the current price.',
    not_an_amount: 'Enter a price in dollars.',
  },
  nothingLowered: 'No price is lower than the current price.',
  shippingTooMuch: 'The shipping discount can’t be more than the shipping cost.',
  unknownLine: 'A discounted product isn’t in the cart.',
  noRequest: 'We can’t find this price request.',
  decided: 'Someone already decided this request.',
  own: 'You requested these prices, so someone else has to approve them.',
  expired: 'This request has expired. Request the prices again.',
  waiting: 'These prices are still waiting for approval.',
  notApproved: 'These prices were rejected.',
  used: 'These prices were already used in an order.',
  cartChanged:
    'The cart, customer or project is not the one that was approved. Request the prices again for this cart.',
  pricesMoved: 'Prices have changed since these were approved. Request them again for this cart.',
  busy: 'Someone else is deciding this request. Please try again.',
})
