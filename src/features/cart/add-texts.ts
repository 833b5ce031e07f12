/** The texts of the add-to-cart button, apart from those of the cart because every list loads them. */
export const addTexts = {
  add: 'Add to cart',
  addNamed: (name: string) => `Add to cart: ${name}`,
  addFailed: 'This could not be put in your cart. Please try again.',
} as const
