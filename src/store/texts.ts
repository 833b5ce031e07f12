import { texts as support } from '#features/partners/support/texts.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { texts as shared } from '#shop/texts.ts'

/** Texts of the store's header, footer and pages, word for word from the specification where it has them. */
export const texts = defineTexts({
  ...shared,
  tagline: "America's Heating & Cooling Store, Est 2002",
  freeShipping: 'Free Shipping',
  seeDetails: 'See Details',
  aboutDelivery: 'All about delivery',
  assistance: 'Shopping Assistance',
  shop: 'Shop',
  shopByCategory: 'Shop By Category',
  menu: 'Menu: Shop By Category',
  allCategories: 'All categories',
  allIn: (category: string) => `All in ${category}`,
  allOf: (count: string, category: string) => `All ${count} in ${category}`,
  toScale: (product: string) => `${product}, drawn to scale`,
  oneScale: 'All drawn to the same scale',
  cart: 'Cart',
  myQuotes: 'My Quotes',
  trackMyOrder: 'Track My Order',
  jobList: 'Everything for the job',
  askForQuote: 'Ask for a quote',
  changeLocation: 'Change',
  callUs: (phone: string) => `Or call ${phone}, ${support.hours}.`,
  preview: 'Preview of a draft. Shoppers don’t see it until it is published.',
  backToTop: 'Back To Top',
  privacyPolicy: 'Privacy Policy',
  termsOfSale: 'Terms of Sale',
  orderPlaced: 'Order placed',
  weekdayHours: 'Mon–Fri 7am–7pm',
  questions: 'Questions? Call us',
  oldBrowser: {
    title: 'Internet Explorer 11 cannot show this store correctly.',
    advice: 'We recommend Edge, Chrome, Firefox or Safari.',
  },
  home: 'Home',
  notFoundTitle: 'Page not found',
  errorTitle: 'Something went wrong',
  notFound: 'The page you are trying to reach cannot be found.',
  error: "We're Sorry! An error has occurred.",
})

/** The first crumb of every page. */
export const HOME = { label: texts.home, href: '/' }
