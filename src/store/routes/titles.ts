import { defineTexts } from '#lib/language/texts.ts'

/** Titles of pages that no search engine lists, in a browser's tab. */
export const titles = defineTexts({
  cart: 'Your cart',
  checkout: 'Checkout',
  payment: 'Your payment',
  placed: 'Order placed',
  order: 'Your order',
  receipt: 'Receipt',
  components: 'Components',
})
