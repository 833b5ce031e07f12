import { texts as support } from '#features/support/texts.ts'
import { texts as shared } from '#shop/texts.ts'

/** Texts of the store's header, footer and pages, word for word from the specification where it has them. */
export const texts = {
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
  oneScale: 'All drawn to the same scale',
  cart: 'Cart',
  changeLocation: 'Change',
  callUs: (phone: string) => `Or call ${phone}, ${support.hours}.`,
  backToTop: 'Back To Top',
  privacyPolicy: 'Privacy Policy',
  weekdayHours: 'Mon–Fri 7am–7pm',
  oldBrowser: {
    title: 'Internet Explorer 11 cannot show this store correctly.',
    advice: 'We recommend Edge, Chrome, Firefox or Safari.',
  },
  notFound: 'The page you are trying to reach cannot be found.',
  error: "We're Sorry! An error has occurred.",
  house: {
    heat: 'Winter',
    cool: 'Summer',
    season: 'Show the house in',
    parts: 'Parts of the house',
    climate: (place: string, cold: string, hot: string) =>
      `${place}: ${cold} on the coldest days, ${hot} on the hottest.`,
  },
  shipping: {
    free:
      'Free insured shipping to the lower 48 states on all equipment orders (furnaces, air ' +
      'conditioners, heat pumps, package units) and on other products bought at the same time.',
    portable: 'Portable air conditioners are charged shipping.',
    liftgate: 'Liftgate delivery is an optional paid service.',
    areas: 'Some areas take up to 7 business days.',
    cutoff: 'In-stock orders received before 1:00 PM CST Monday to Friday ship the same day.',
    typical: 'Typical delivery is 1 to 5 days.',
  },
}
