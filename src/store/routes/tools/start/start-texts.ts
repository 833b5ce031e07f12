import { defineTexts } from '#lib/language/texts.ts'

/** Texts of each tool's first page, which shows what the result will be. */
export type ToolName = 'size' | 'costs' | 'heatPump' | 'tankless' | 'job' | 'lines' | 'pairs' | 'permit'

export interface ToolStartTexts {
  /** what the result shows */
  readonly shows: readonly string[]
  /** a result with example answers; tools that need a model have none, because each catalog has its own */
  readonly example?: { readonly href: string; readonly text: string }
}

export const startTitle = defineTexts('What you’ll see')

export const toolStarts: Readonly<Record<ToolName, ToolStartTexts>> = defineTexts({
  size: {
    shows: [
      'How much heating and cooling your home needs: the likely value and a range.',
      'Where the heat goes: walls, windows, air leaks, roof and basement.',
      'Which furnace and cooling sizes fit, and why the others don’t.',
    ],
    example: {
      href: '/sizing-estimator?squareFeet=2200&zipCode=55802',
      text: 'See an example: 2,200 sq ft in Duluth, MN',
    },
  },
  costs: {
    shows: [
      'What each system costs to buy and run over the years you choose.',
      'When a more expensive system pays for itself.',
      'How much carbon dioxide each system emits.',
    ],
    example: {
      href: '/operating-cost-calculator/Results?squareFootage=2200&zipCode=55802&primaryHeatFuel=Oil',
      text: 'See an example: 2,200 sq ft with an oil furnace in Duluth, MN',
    },
  },
  heatPump: {
    shows: [
      'How cold it can get before your home needs backup heat.',
      'How many hours of a typical year are colder, and how much backup heat they take.',
      'What a year costs compared with the fuel you use now, and which of our systems fit.',
    ],
    example: {
      href: '/heatpump?squareFeet=2200&zipCode=55802&fuel=Oil',
      text: 'See an example: 2,200 sq ft with an oil furnace in Duluth, MN',
    },
  },
  tankless: {
    shows: [
      'How cold the incoming water is in your ZIP code in the coldest month.',
      'How many gallons of hot water per minute you need at once.',
      'Which heaters keep up, and what gas line, vent or panel each one needs.',
    ],
    example: {
      href: '/tankless-water-heater-size?zipCode=55401&setpoint=120&shower=2&bathroomSink=1',
      text: 'See an example: two showers and a sink in Minneapolis, MN',
    },
  },
  job: {
    shows: [
      'Every part the equipment needs, chosen to fit, with one total.',
      'The work your installer does: gas, electrical, refrigerant, permit.',
      'A printable sheet for the installer, and one button that adds everything to the cart.',
    ],
  },
  lines: {
    shows: [
      'The diameters and length of each line set, one indoor unit at a time.',
      'How many ounces of refrigerant your run needs beyond the factory charge.',
      'Whether the run and the height stay within the maker’s limits.',
    ],
  },
  pairs: {
    shows: [
      'Which outdoor unit, coil and furnace or air handler are rated together.',
      'The ratings of the pair, and its AHRI reference number where we have one.',
      'The price of the whole system.',
    ],
  },
  permit: {
    shows: [
      'The outdoor design temperatures for load calculations in your area.',
      'Local efficiency, NOx and refrigerant rules, each with its source and date.',
      'One page to print and take to the building department.',
    ],
    example: { href: '/permit-sheet?zip=90012', text: 'See an example: Los Angeles, CA' },
  },
})
