import { defineTexts } from '#lib/language/texts.ts'

/** The pages for an unknown address and for a failure. */
export const lostTexts = defineTexts({
  search: 'Search the store',
  notFound: 'Check the address for typing errors, or find the page from here.',
  toCart: 'Go to the cart',
  error:
    'Your cart is kept. We have a report of the error and will fix it. Please try again in a few minutes.',
})
