/** Texts of each tool's first page, which shows what the result will be. */
export type ToolName = 'size' | 'costs' | 'heatPump' | 'tankless' | 'job' | 'lines' | 'pairs' | 'permit'

export interface ToolStartTexts {
  /** what the result shows */
  readonly shows: readonly string[]
  /** a result with example answers; tools that need a model have none, because each catalog has its own */
  readonly example?: { readonly href: string; readonly text: string }
}

export const startTitle = 'What you will see'

export const toolStarts: Readonly<Record<ToolName, ToolStartTexts>> = {
  size: {
    shows: [
      'How much heating and cooling your home needs: the likely value and a range.',
      'Where the heat goes: walls, windows, air leaks, roof and basement.',
      'Which furnace and cooling sizes fit, and why the others do not.',
    ],
    example: {
      href: '/sizing-estimator?squareFeet=2200&zipCode=55802',
      text: 'See an example: 2,200 sq ft in Duluth, MN',
    },
  },
  costs: {
    shows: [
      'What each system costs to buy and to run over the years you choose.',
      'In which year a more expensive system has paid for itself.',
      'How much carbon dioxide each system causes.',
    ],
    example: {
      href: '/operating-cost-calculator/Results?squareFootage=2200&zipCode=55802&primaryHeatFuel=Oil',
      text: 'See an example: 2,200 sq ft with an oil furnace in Duluth, MN',
    },
  },
  heatPump: {
    shows: [
      'Down to which temperature a heat pump heats your home alone.',
      'How many hours of a usual year are colder, and how much backup heat they take.',
      'What a year costs beside the fuel you use now, and which of our systems fit.',
    ],
    example: {
      href: '/heatpump?squareFeet=2200&zipCode=55802&fuel=Oil',
      text: 'See an example: 2,200 sq ft with an oil furnace in Duluth, MN',
    },
  },
  tankless: {
    shows: [
      'How cold the water comes in at your ZIP code in the coldest month.',
      'How many gallons a minute of hot water you need at once.',
      'Which heaters keep up, and what gas line, vent or panel each one needs.',
    ],
    example: {
      href: '/tankless-water-heater-size?zipCode=55401&setpoint=120&shower=2&bathroomSink=1',
      text: 'See an example: two showers and a sink in Minneapolis, MN',
    },
  },
  job: {
    shows: [
      'Every part that the equipment needs, chosen to fit, with one total.',
      'The work that stays with your installer: gas, electrical, refrigerant, permit.',
      'A sheet to print for the installer, and one button that puts everything in the cart.',
    ],
  },
  lines: {
    shows: [
      'The diameters and the length of each line set, head by head.',
      'How many ounces of refrigerant your run takes beyond the factory charge.',
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
      'The outdoor temperatures that a load calculation at your place starts from.',
      'The efficiency, NOx and refrigerant rules there, each with its source and date.',
      'One page to print and take to the building department.',
    ],
    example: { href: '/permit-sheet?zip=90012', text: 'See an example: Los Angeles, CA' },
  },
}
