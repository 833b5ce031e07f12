import { defineTexts, plural } from '#lib/language/texts.ts'
import { zoneName } from '#lib/merchant/merchant.ts'
import { grouped } from '#lib/numbers.ts'

/** Texts of the upper part of the home page. */
export const homeTexts = defineTexts({
  pageTitle: (merchant: string) => `${merchant}: America’s Heating & Cooling Store, Est 2002`,
  description:
    'Furnaces, air conditioners, heat pumps and mini splits, each drawn to scale. Free ' +
    'insured freight on equipment to the lower 48.',
  departments: 'Departments',
  /** by the slug of the category */
  shortcuts: {
    'furnaces-heaters': 'Furnaces',
    'central-air-conditioners': 'Air Conditioners',
    'heat-pumps': 'Heat Pumps',
    'ductless-mini-splits': 'Mini Splits',
    'ducted-systems': 'Complete Systems',
    'package-units': 'Package Units',
    'water-heaters': 'Water Heaters',
    'indoor-air-quality-products': 'Air Quality',
    'ducting-sheet-metal': 'Ducting',
  },
  title: 'Heating and cooling, drawn to fit your house',
  lead: 'See exactly how big every unit is and whether it can heat your home.',
  zip: 'ZIP code',
  squareFeet: 'Square feet',
  sizeMyHome: 'Size my home',
  wrongSize: (min: number, max: number) =>
    `Enter the square feet of your home, from ${min} to ${grouped(max)}.`,
  usual: 'Homes like yours buy',
  fitting: (squareFeet: number, place: string) => `What fits ${grouped(squareFeet)} sq ft in ${place}`,
  needs: (heatingBtu: number, tons: number) =>
    `Your home needs about ${grouped(heatingBtu)} BTU/h of heat and ${tons} tons of cooling.`,
  assumed: (floors: number, basement: boolean, insulation: string) =>
    `We assumed ${floors === 1 ? 'one floor' : `${floors} floors`}, ${basement ? 'a' : 'no'} basement ` +
    `and the insulation of a ${insulation}.`,
  proof: {
    label: 'Why people buy here',
    reviews: (count: number) => `${grouped(count)} reviews`,
    ships: 'Ships same day',
    cutoff: `In-stock orders by 1 PM ${zoneName().short}, Mon–Fri`,
    shipsOn: (day: string) => `Ships ${day}`,
    holiday: (name: string) => `Holiday: ${name}`,
    returns: '30-day returns',
    unopened: 'Unopened equipment',
  },
  houseTitle: 'What goes where',
  refine: 'Change these answers',
  from: (price: string) => `from ${price}`,
  freeFreight: 'Free freight',
  /** "delivered: $920.00 + free freight + $94.30 tax"; `freight` is null where it is free */
  sum: ({ price, freight, tax }: { price: string; freight: string | null; tax: string }) =>
    `delivered: ${price} + ${freight === null ? 'free' : freight} freight + ${tax} tax`,
  /** "108% of the heat and 101% of the cooling your home needs" */
  measured: ({ heating, cooling }: { heating: number | null; cooling: number | null }) =>
    `${[
      heating && `${Math.round(heating * 100)}% of the heat`,
      cooling && `${Math.round(cooling * 100)}% of the cooling`,
    ]
      .filter(Boolean)
      .join(' and ')} your home needs`,
  allFitting: (count: number) => (count === 1 ? '1 that fits' : `All ${count} that fit`),
  picks: [
    {
      title: 'Replace a furnace',
      text: 'A gas furnace for the ducts you already have.',
      type: 'Gas furnace',
      see: 'See this furnace',
      all: 'All gas furnaces',
      sized: true,
    },
    {
      title: 'Heat and cool the whole house',
      text: 'A furnace, air conditioner and coil rated to work together.',
      type: 'Matched ducted system',
      see: 'See this system',
      all: 'All complete systems',
      sized: true,
    },
    {
      title: 'Heat and cool one room',
      text: 'A ductless mini split for a bedroom, a garage or an addition.',
      type: 'Single-zone mini split',
      see: 'See this mini split',
      all: 'All mini splits',
      sized: false,
    },
  ],
  /** before the visitor names a place (L-SHIP-COPY) */
  anyPlace: 'Equipment ships free to the lower 48 states. Typical delivery is 1 to 5 days.',
  /** "Chicago, IL: delivered 2 business days after it ships. Sales tax 10.25% in Chicago." */
  place: (label: string, transitDays: number | null, tax: string) =>
    transitDays === null
      ? `${label}: delivery quoted by phone. ${tax}.`
      : `${label}: delivered ${plural(transitDays, {
          one: `${transitDays} business day`,
          other: `${transitDays} business days`,
        })} after it ships. ${tax}.`,
})
