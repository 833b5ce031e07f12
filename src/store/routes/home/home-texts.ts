import { ADDITIONAL_SERVICES } from '#features/catalog/rules/additional-services.ts'
import { INSIDE_DELIVERY, LIFTGATE_DELIVERY } from '#features/catalog/rules/service-ids.ts'
import { formatMoney } from '#kit/money.ts'
import { shippingTexts } from '../../page-texts.ts'

const feeOf = (id: string): string =>
  formatMoney(ADDITIONAL_SERVICES.find((service) => service.id === id)!.price)

/** Texts of the home page. */
export const homeTexts = {
  title: 'Heating and cooling, drawn to fit your house',
  lead:
    'We show every unit to scale, with the figures you need to choose. Equipment ships free and insured to ' +
    'the lower 48 states.',
  checkDelivery: 'Check delivery',
  /** "Chicago, IL: 2 business days from our dock. Sales tax 10.25% in Chicago." */
  place: (label: string, transitDays: number | null, tax: string) =>
    `${label}: ${transit(transitDays)}. ${tax}.`,
  doors: [
    {
      title: 'I know the model',
      text: 'Search by model number, tonnage or BTU. Each page shows specifications, documents and stock.',
      href: '/search',
    },
    {
      title: 'Help me choose',
      text: 'Start from a category. Three questions narrow each list to what fits your house.',
      href: '/view-categories',
    },
    {
      title: 'I am a contractor',
      text: 'Every product shows its model number, stock and ship date. Call us for a quote on a job.',
      href: '/contact-us',
    },
  ],
  scale: 'Everything drawn to the same scale',
  allCategories: 'All categories',
  lineupScrolls: 'Products side by side, scrolls sideways',
  delivery: 'How it gets to you',
  deliveryDetails: 'Free shipping details',
  deliverySteps: [
    ['Today, before 1:00 PM', shippingTexts.cutoff],
    [
      'A call from the carrier',
      'Equipment travels by truck. The carrier calls you to agree on a delivery time.',
    ],
    ['1 to 5 days', 'Typical delivery. Some areas take up to 7 business days.'],
    [
      'At your curb',
      `Curbside delivery is free. You can add liftgate (${feeOf(LIFTGATE_DELIVERY)}) or inside delivery ` +
        `(${feeOf(INSIDE_DELIVERY)}) in the cart.`,
    ],
  ],
  testimonials: 'What our customers say',
  reading: 'Read before you buy',
} as const

function transit(days: number | null): string {
  if (days === null) return 'delivery quoted by phone'
  return `${days} business ${days === 1 ? 'day' : 'days'} from our dock`
}
