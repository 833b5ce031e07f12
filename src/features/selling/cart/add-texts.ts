import { defineTexts } from '#lib/language/texts.ts'

/** The texts of the add-to-cart button, apart from those of the cart because every list loads them. */
export const addTexts = defineTexts({
  add: 'Add to cart',
  adding: 'Adding…',
  addNamed: (name: string) => `Add to cart: ${name}`,
  notLoaded: 'Part of this page could not be loaded. Reload the page, then add it again.',
  addFailed: 'We couldn’t add this to your cart. Please try again.',
})
