import { z } from 'zod'
import { readDataJson } from '#lib/data-file.ts'
import { articleSchema } from '../contract/article.ts'
import { TOPICS } from '../rules/data/topics.ts'
import type { NewEntry } from './install.ts'

const PAGES: readonly NewEntry[] = [
  {
    kind: 'guarantee',
    slug: 'premium',
    title: 'Premium guarantee',
    summary: 'Our promises after delivery: damage, fit, returns and parts.',
    body: {
      lead:
        'Most people buy heating and cooling equipment about once in fifteen years, often in a hurry. ' +
        'These are our promises to you after you buy. We numbered them so they’re easy to refer to.',
      inForce: 'January 1, 2025',
      facts: [
        { label: 'Freight', value: 'insured', unit: '' },
        { label: 'Report damage within', value: '5', unit: 'business days' },
        { label: 'Return within', value: '30', unit: 'days' },
        { label: 'We answer within', value: '1', unit: 'business day' },
      ],
      terms: [
        {
          title: 'Arrives undamaged',
          text:
            'Equipment ships insured to your curb. If it arrives damaged, note the damage on the ' +
            'carrier’s receipt, take two photos and tell us within 5 business days. We send a ' +
            'replacement and pick up the damaged one, free.',
          list: [
            'This also covers damage inside a carton that looks fine.',
            'If the carton is open or crushed, you can refuse the delivery.',
          ],
        },
        {
          title: 'You get what you ordered',
          text:
            'If we send the wrong model, we deliver the right one and pick up the wrong one, free, even ' +
            'if you have opened the carton.',
        },
        {
          title: 'The size is right',
          text:
            'We make every drawing from the manufacturer’s dimensions. If a cabinet is more than ¼ inch ' +
            'off its page and doesn’t fit because of that, we pick it up free and refund you in full.',
        },
        {
          title: 'You can install it where you live',
          text:
            'We check each order against the efficiency rules of your region and the emission rules of ' +
            'your air district. If we sell you equipment that can’t be installed at your delivery ' +
            'address, we exchange it, free.',
        },
        {
          title: 'You can return it',
          text:
            'Return unopened equipment within 30 days of delivery. If you bought Flat Rate Return ' +
            '($40.00) with your order, the return costs nothing more. Without it, you pay the return ' +
            'freight.',
          list: [
            'Flat Rate Return is not available for Canadian, Alaskan and Hawaiian shipments.',
            'Equipment that was installed or charged with refrigerant is covered by its warranty instead.',
            'We refund your original payment method within 5 business days after the return arrives.',
          ],
        },
        {
          title: 'We handle parts claims',
          text:
            'The manufacturer’s parts warranty begins on the day of installation. The product page says ' +
            'how many years it lasts. Send us the model, the serial number and what your technician ' +
            'found. We file the claim for you and ship the part.',
          list: [
            'Register the equipment with its manufacturer. Some warranties are longer when you do.',
            'Labor is covered only if the warranty says so.',
          ],
        },
        {
          title: 'The price you see is the price you pay',
          text:
            'The product page, the cart and the last step of checkout show the same total for the same ' +
            'ZIP code. There are no handling or restocking fees.',
        },
        {
          title: 'What this does not cover',
          text:
            'Damage from an installation that does not follow the manual or the building code; damage ' +
            'from water, wrong voltage or missing filters; equipment moved to another address; and ' +
            'cosmetic marks you can’t see after installation.',
        },
        {
          title: 'How to use this guarantee',
          text:
            'Call or email us with your order number. Within one business day, someone who can make the ' +
            'decision tells you what happens next and when.',
        },
        {
          title: 'Your legal rights',
          text: 'This guarantee adds to your rights under state law. It does not limit them.',
        },
      ],
      links: [
        { text: 'Contact us', href: '/contact-us' },
        { text: 'Free shipping', href: '/free-shipping' },
      ],
    },
  },
  {
    kind: 'trust',
    slug: 'reviews',
    title: 'Who else rates us',
    summary: '',
    body: {
      reseller: { text: 'Rated on ResellerRatings', href: 'https://www.resellerratings.com/' },
      bureau: { text: 'Better Business Bureau', href: 'https://www.bbb.org/', grade: 'A+' },
      shopper: { text: 'Seal of Shopper Approved', href: 'https://www.shopperapproved.com/' },
    },
  },
  {
    kind: 'announcement',
    slug: 'top',
    title: 'Heating season',
    summary: 'Answers about sizing by phone, seven days a week, until the heating season ends.',
    body: {
      text: 'Heating season: know your size',
      link: { text: 'Find my size', href: '/sizing-estimator' },
      startsAt: '2026-10-01T00:00:00-05:00',
      endsAt: '2027-03-31T23:59:59-05:00',
    },
  },
]

/** The content of a new store; staff edit it afterwards. */
export const starterContent = (): NewEntry[] => [...PAGES, ...readArticles()]

const articles = z.array(
  z.object({
    kind: z.literal('article'),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    body: articleSchema,
  }),
)

/** The articles of the learning center that come with the store: one file for each topic. */
export const readArticles = (): NewEntry[] =>
  TOPICS.flatMap((topic) =>
    readDataJson(`src/features/content/content/server/data/articles/${topic}.json`, articles),
  )
