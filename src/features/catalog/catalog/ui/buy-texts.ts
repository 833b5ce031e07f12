import { defineTexts } from '#lib/language/texts.ts'
import { zoneName } from '#lib/merchant/merchant.ts'
import { grouped } from '#lib/numbers.ts'

/** Texts of the part of a product's page where it is bought: price, delivery, sizes, buttons. */
export const buyTexts = defineTexts({
  save: (amount: string) => `Save ${amount}`,
  size: 'Size',
  allSizes: (count: number) => `See all ${grouped(count)} sizes`,
  fitsYourHome: 'Fits your home',
  soldOut: 'Sold out',
  deliveredTo: (sum: string, place: string) => `${sum} delivered to ${place}`,
  freeFreight: 'Free freight',
  freeParcel: 'Free shipping',
  plusFreight: (amount: string) => `Includes ${amount} freight`,
  plusParcel: (amount: string) => `Includes ${amount} shipping`,
  arrives: 'Arrives',
  arrivesIn: (days: string, place: string) => `Arrives ${days} in ${place}`,
  /** on a page that is kept longer than a date is valid */
  arrivesLater: 'Arrives in 1 to 5 business days',
  /** the same on one line of a phone, as the date that replaces it */
  arrivesLaterShort: 'In 1 to 5 business days',
  byPhone: (place: string) => `Call us for a delivery price to ${place}`,
  orderWithin: (time: string) => `Order within ${time}: ships today.`,
  shipsOn: (day: string) => `Ships ${day}.`,
  /** as short as the day that replaces it, so that nothing below moves */
  sameDay: `Ships today until 1 PM ${zoneName().short}, Mon–Fri.`,
  outText: 'You can order it once it is back in stock.',
  exampleZip: (zip: string) => `${zip} is an example.`,
  enterZip: 'Enter your ZIP code',
  changeZip: 'Change ZIP code',
  askAQuestion: 'Ask a question',
  print: 'Print',
  returns: '30-day returns',
  insured: 'Insured freight',
  alerts: 'Price and stock alerts',
  warranty: (years: string) => `${years}-year parts warranty`,
  buy: 'Buy this product',
  noScript: 'Your browser has JavaScript turned off. To order, call',
})
