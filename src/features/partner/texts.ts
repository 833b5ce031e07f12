/** Texts of the store inside the partner portal. */
export const texts = {
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
  cartEmptied: 'The cart is empty, so you can start over.',
  signIn: 'Sign in',
  signedOut: 'Your session in the portal has ended. Sign in again to shop for a customer.',
  movedPrices: (count: number) =>
    count === 1
      ? 'One price has changed since this cart was saved. The cart shows today’s price.'
      : `${count} prices have changed since this cart was saved. The cart shows today’s prices.`,
  failed: {
    paste: 'There was an error pasting the products to the cart',
    payload: 'The message lacks what this action needs.',
    location: 'The store opens its own pages only.',
    product: 'The store does not sell this product.',
    unknown: 'The store could not do this. Please try again.',
    timeout: 'The store did not answer. Please try again.',
    left: 'The store opened another page before it could answer. Please try again.',
    closed: 'The store is not connected yet. Please wait a moment and try again.',
  },
} as const
