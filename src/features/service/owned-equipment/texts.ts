import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  title: 'Technical information',
  link: 'Your equipment: documents, filters, care',
  intro: 'Everything about the equipment you bought on one page, for you and your technician.',
  find: 'Enter the order number and the ZIP code it ships to.',
  shows: 'What you’ll find there',
  showsLines: [
    'Manuals and data sheets for each unit you bought',
    'Wire size, breaker and voltage from the nameplate',
    'Serial numbers and remaining warranty',
    'Filters and parts that fit, with today’s price',
    'What to clean, check and change, and when',
  ],
  heading: (order: string) => `Equipment of order ${order}`,
  lead: 'Keep this page. It is here for as long as you own the equipment.',
  nothing: 'This order has no equipment with technical information.',
  seeOrder: 'See the order',
  another: 'Look up another order',
  quantity: (qty: number) => (qty === 1 ? '' : `${qty} of them`),
  documents: 'Documents',
  specifications: 'Specifications',
  parts: 'Parts that fit',
  care: 'Care',
  careNote: 'From ENERGY STAR and the U.S. Department of Energy. Follow the manual of your equipment first.',
  every: (months: number) =>
    months === 1 ? 'every month' : months === 12 ? 'every year' : `every ${months} months`,
  by: { owner: 'You', technician: 'A technician' },
  due: (day: string) => `next on ${day}`,
  addToCalendar: 'Add the dates to your calendar',
  reminders: 'Care reminders by email',
  remindersWhat:
    'Before summer and winter we’ll email you what your equipment needs, including filters: two emails ' +
    'a year. You can stop them here or in any email.',
  remindMe: 'Email me before each season',
  stopReminding: 'Stop these emails',
  remindedOn: (day: string, stopped: boolean) =>
    stopped
      ? 'You asked for an email before each season.'
      : `We email you before each season, next on ${day}.`,
  stoppedTitle: 'You won’t get these emails.',
  stoppedHow:
    'The email address of this order stopped emails that are not about an order. To get these emails, open ' +
    'an older email from us, press “Stop emails like this” at its end, and then “Send me these emails ' +
    'again”. ' +
    'The dates on this page and in your calendar work without emails.',
  stoppedAsk: 'Ask us for help',
  saving: 'Saving',
  failed: 'We couldn’t save this. Please try again.',
  mail: {
    stops: 'Care reminders',
    subject: {
      spring: 'Before summer: what your equipment needs',
      fall: 'Before winter: what your equipment needs',
    },
    preview: {
      spring: 'A few things to do before you cool, so that it runs well and costs less.',
      fall: 'A few things to do before you heat, so that it runs safely and costs less.',
    },
    open: 'Documents, parts, and dates',
    why: (day: string) => `You asked for these mails on ${day}. They come twice a year.`,
  },
  changeFilter: (name: string) => `Change the filter: ${name}`,
  ask: 'Ask about this unit',
  filters: 'Replacement filters',
  change: (interval: string) => `Change ${interval}`,
  fitsCabinet: 'Fits your cabinet.',
  filterSize: 'The filter size is printed on the frame of the old one.',
  findFilter: 'Find a filter by size',
  noLongerSold: 'We no longer sell this model. Its documents stay here.',
  onlyFirst: (shown: number, all: number) =>
    `The first ${shown} of ${all} products are shown. Call us for the others.`,
})
