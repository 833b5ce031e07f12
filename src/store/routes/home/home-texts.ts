import { ADDITIONAL_SERVICES } from '#features/catalog/rules/additional-services.ts'
import { INSIDE_DELIVERY, LIFTGATE_DELIVERY } from '#features/catalog/rules/service-ids.ts'
import { formatMoney } from '#kit/money.ts'
import { shippingTexts } from '../../page-texts.ts'

const feeOf = (id: string): string =>
  formatMoney(ADDITIONAL_SERVICES.find((service) => service.id === id)!.price)

/** Texts of the home page. */
export const homeTexts = {
  title: 'Heating and cooling, drawn to fit your house',
  lead: 'See exactly how big every unit is and whether it can heat your home.',
  squareFeet: 'Square feet',
  sizeMyHome: 'Size my home',
  wrongSize: (min: number, max: number) =>
    `Enter the square feet of your home, from ${min} to ${max.toLocaleString('en-US')}.`,
  usual: 'Homes like yours buy',
  fitting: (squareFeet: number, place: string) =>
    `What fits ${squareFeet.toLocaleString('en-US')} sq ft in ${place}`,
  needs: (heatingBtu: number, tons: number) =>
    `Your home needs about ${heatingBtu.toLocaleString('en-US')} BTU/h of heat and ${tons} tons of cooling. ` +
    'We assumed one floor, a basement and average insulation.',
  refine: 'Change these answers',
  from: (price: string) => `from ${price}`,
  freeFreight: 'Free freight',
  see: 'See details',
  allFitting: (count: number) => (count === 1 ? '1 that fits' : `All ${count} that fit`),
  picks: [
    {
      title: 'Replace a furnace',
      text: 'A gas furnace for the ducts that you already have.',
      type: 'Gas furnace',
      all: 'All gas furnaces',
      sized: true,
    },
    {
      title: 'Heat and cool the whole house',
      text: 'A furnace, an air conditioner and a coil that are rated to work together.',
      type: 'Matched ducted system',
      all: 'All complete systems',
      sized: true,
    },
    {
      title: 'Heat and cool one room',
      text: 'A ductless mini split for a bedroom, a garage or an addition.',
      type: 'Single-zone mini split',
      all: 'All mini splits',
      sized: false,
    },
  ],
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
      text: 'Answer a few quick questions and see only what fits your house.',
      href: '/sizing-estimator',
    },
    {
      title: 'I am a contractor',
      text: 'Live stock and ship dates by model number. Call for a job quote.',
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
  testimonials: 'What customers say',
  reading: 'Buying guides',
} as const

function transit(days: number | null): string {
  if (days === null) return 'delivery quoted by phone'
  return `${days} business ${days === 1 ? 'day' : 'days'} from our dock`
}
