import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the store inside the partner portal. */
export const texts = defineTexts({
  bar: 'Shopping for a customer',
  customer: 'Customer',
  project: 'Project',
  noCustomer: 'no customer',
  noProject: 'no project',
  chooseProject: 'Choose a project',
  newCart: 'New Cart',
  newCustomer: 'New Customer',
  saveCart: 'Save Cart',
  reportIssue: 'Report Issue With Page',
  cartEmptied: 'The cart is now empty.',
  signIn: 'Sign in',
  signedOut: 'Your portal session has ended. Sign in again to shop for a customer.',
  movedPrices: (count: number) =>
    count === 1
      ? 'One price has changed since this cart was saved. The cart shows today’s price.'
      : `${count} prices have changed since this cart was saved. The cart shows today’s prices.`,
  failed: {
    paste: 'There was an error pasting the products to the cart',
    payload: 'The message is missing required information.',
    location: 'The store can only open its own pages.',
    product: 'The store does not sell this product.',
    unknown: 'That didn’t work. Please try again.',
    timeout: 'The store isn’t responding. Please try again.',
    left: 'The store opened another page before it could answer. Please try again.',
    closed: 'The store is not connected yet. Please wait a moment and try again.',
  },
})
