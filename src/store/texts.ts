import { defineTexts } from '#lib/language/texts.ts'
import { texts as shared } from '#shop/texts.ts'

/** Texts of the store's header, footer and pages, word for word from the specification where it has them. */
export const texts = defineTexts({
  ...shared,
  tagline: "America's Heating & Cooling Store, Est 2002",
  freeShipping: 'Free Shipping',
  seeDetails: 'See Details',
  assistance: 'Shopping Assistance',
  shop: 'Shop',
  shopByCategory: 'Shop By Category',
  menu: 'Menu: Shop By Category',
  allCategories: 'All categories',
  allOf: (count: string, category: string) => `All ${count} in ${category}`,
  cart: 'Cart',
  myQuotes: 'My Quotes',
  trackMyOrder: 'Track My Order',
  changeLocation: 'Change',
  preview: 'Preview of a draft. Shoppers don’t see it until it is published.',
  privacyPolicy: 'Privacy Policy',
  termsOfSale: 'Terms of Sale',
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
