/**
 * What the button that puts a product in the cart says: every list has it, so its words come without those of
 * the cart.
 */
export const addTexts = {
  add: 'Add to cart',
  addNamed: (name: string) => `Add to cart: ${name}`,
  addFailed: 'This could not be put in your cart. Please try again.',
} as const
