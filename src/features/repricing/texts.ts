/** Sentences about lower prices for one cart, for staff. */
export const texts = {
  noAccount: 'Sign in to the portal to change prices: the store records who did it.',
  unknownParty: 'This customer or project does not exist, or it belongs to another company.',
  otherCustomer: 'This project belongs to another customer.',
  refused: 'These prices cannot be given, not even with an approval.',
  problems: {
    below_cost: 'The price is below what the product costs us.',
    above_price: 'The price is above the price in force.',
    not_an_amount: 'This is not a price.',
  },
  nothingLowered: 'No price is lower than the price in force.',
  shippingTooMuch: 'You cannot give away more shipping than the cart costs to ship.',
  unknownLine: 'A lowered price names a product that is not in the cart.',
  noRequest: 'There is no such price request.',
  decided: 'Someone has decided this request already.',
  own: 'You asked for these prices yourself. Another person has to approve them.',
  expired: 'This request has expired. Ask again.',
  waiting: 'These prices still wait for approval.',
  notApproved: 'These prices were refused.',
  used: 'An order has used these prices already.',
  cartChanged:
    'The cart, the customer or the project differs from the approved one. Ask again for this cart.',
  pricesMoved: 'Prices have changed since these were given. Ask again for this cart.',
  busy: 'Another person is deciding this request. Please try again.',
} as const
