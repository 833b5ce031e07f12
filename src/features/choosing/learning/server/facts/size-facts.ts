import { FIXTURE_NAMES, FIXTURES, gpmAt } from '#features/choosing/hot-water/rules/hot-water.ts'
import { BTU_TOLERANCE, TONS_TOLERANCE } from '#features/choosing/sizing/rules/fit.ts'
import { HOME_DEFAULTS } from '#features/choosing/sizing/rules/home.ts'
import { computeLoad } from '#features/choosing/sizing/rules/load.ts'
import { needOf, sizeFor } from '#features/choosing/sizing/rules/need.ts'
import { placeWithClimate } from '#features/choosing/sizing/server/index.ts'
import { grouped } from '#lib/numbers.ts'
import type { FactTable } from '../../contract.ts'
import type { FactsContext } from './rule-facts.ts'

const percent = (share: number): string => `${Math.round(share * 100)}%`

export const sizeWindow = (): FactTable => ({
  caption: 'What we count as a fit',
  columns: ['Equipment', 'Compared with your home’s load', 'Fits'],
  rows: [
    [
      'Furnace or boiler',
      'Heating output, BTU/h',
      `${percent(1 - BTU_TOLERANCE)} to ${percent(1 + BTU_TOLERANCE)}`,
    ],
    ['Air conditioner or heat pump', 'Size in tons', `within ${TONS_TOLERANCE} ton`],
  ],
  source: 'the sizing estimator’s own limits',
})

/** One house, so that the climate alone makes the difference. */
const HOUSE = { squareFeet: 2000, zips: ['55401', '60614', '10001', '30303', '77002', '85004', '98101'] }

export async function sampleLoads({ db }: FactsContext): Promise<FactTable> {
  const rows = await Promise.all(
    HOUSE.zips.map(async (zip) => {
      const { climate, label } = await placeWithClimate(zip, { db, contact: { phone: '' } })
      const { basement, ...home } = HOME_DEFAULTS
      const load = computeLoad(
        { ...home, squareFeet: HOUSE.squareFeet, hasBasement: basement === 'yes' },
        climate,
      )
      const need = needOf(load)
      return [
        label,
        `${Math.round(climate.heat99F)}\u00a0°F`,
        grouped(need.heatingBtuRounded),
        `${Math.round(climate.cool1F)}\u00a0°F`,
        String(sizeFor(need)),
      ]
    }),
  )
  return {
    caption: 'The same 2,000 sq ft one-story house with a basement and average insulation, in seven cities',
    columns: ['City', 'Cold day', 'Heating load, BTU/h', 'Hot day', 'Cooling, tons'],
    rows,
    source: 'calculated by our sizing estimator with weather records of 2009 to 2023',
  }
}

export const fixtureFlows = (): FactTable => ({
  caption: 'Typical fixture flow',
  columns: ['Fixture', 'Gallons a minute', 'Water in use'],
  rows: FIXTURE_NAMES.map((name) => {
    const { gpm, useF } = FIXTURES[name]
    return [NAMES[name], String(gpm), `${useF} °F`]
  }),
  source: 'the tankless sizing tool: a sizing page of the trade and makers’ pages, November 2026',
})

const NAMES: Readonly<Record<keyof typeof FIXTURES, string>> = {
  shower: 'Shower',
  bathtub: 'Bathtub',
  bathroomSink: 'Bathroom sink',
  kitchenSink: 'Kitchen sink',
  dishwasher: 'Dishwasher',
  washer: 'Clothes washer',
  laundrySink: 'Laundry sink',
  whirlpool: 'Whirlpool tub',
}

/** Inputs of gas heaters in BTU/h, the share that reaches the water, and rises in °F. */
const HEATERS = { inputs: [120_000, 150_000, 180_000, 199_000], uef: 0.93, rises: [45, 60, 75] } as const

export const tanklessFlows = (): FactTable => ({
  caption: `Gallons per minute of a condensing gas heater, UEF ${HEATERS.uef}`,
  columns: ['Gas input, BTU/h', ...HEATERS.rises.map((rise) => `${rise} °F rise`)],
  rows: HEATERS.inputs.map((input) => [
    grouped(input),
    ...HEATERS.rises.map((rise) => gpmAt(input * HEATERS.uef, rise).toFixed(1)),
  ]),
  source: 'arithmetic of the tankless sizing tool: input × UEF ÷ (8.33 lb × 60 min × rise)',
})
