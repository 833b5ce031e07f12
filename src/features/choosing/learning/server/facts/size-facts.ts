import { FIXTURE_NAMES, FIXTURES, gpmAt } from '#features/choosing/hot-water/rules/hot-water.ts'
import { BTU_TOLERANCE, TONS_TOLERANCE } from '#features/choosing/sizing/rules/fit.ts'
import { HOME_DEFAULTS } from '#features/choosing/sizing/rules/home.ts'
import { computeLoad } from '#features/choosing/sizing/rules/load.ts'
import { needOf, sizeFor } from '#features/choosing/sizing/rules/need.ts'
import { placeWithClimate } from '#features/choosing/sizing/server/index.ts'
import { grouped } from '#lib/numbers.ts'
import type { FactTable } from '../../contract.ts'
import type { FactsContext } from './rule-facts.ts'
import { sizeTexts } from './size-texts.ts'

const percent = (share: number): string => `${Math.round(share * 100)}%`

export const sizeWindow = (): FactTable => ({
  caption: sizeTexts.sizeWindow.caption,
  columns: [sizeTexts.sizeWindow.equipment, sizeTexts.sizeWindow.comparedWithYour, sizeTexts.sizeWindow.fits],
  rows: [
    [
      sizeTexts.sizeWindow.furnaceOrBoiler,
      sizeTexts.sizeWindow.heatingOutputBtu,
      sizeTexts.sizeWindow.range(percent(1 - BTU_TOLERANCE), percent(1 + BTU_TOLERANCE)),
    ],
    [
      sizeTexts.sizeWindow.airConditionerOr,
      sizeTexts.sizeWindow.sizeInTons,
      sizeTexts.sizeWindow.within(TONS_TOLERANCE),
    ],
  ],
  source: sizeTexts.sizeWindow.source,
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
    caption: sizeTexts.sampleLoads.caption,
    columns: [
      sizeTexts.sampleLoads.city,
      sizeTexts.sampleLoads.coldDay,
      sizeTexts.sampleLoads.heatingLoadBtu,
      sizeTexts.sampleLoads.hotDay,
      sizeTexts.sampleLoads.coolingTons,
    ],
    rows,
    source: sizeTexts.sampleLoads.source,
  }
}

export const fixtureFlows = (): FactTable => ({
  caption: sizeTexts.fixtureFlows.caption,
  columns: [
    sizeTexts.fixtureFlows.fixture,
    sizeTexts.fixtureFlows.gallonsAMinute,
    sizeTexts.fixtureFlows.waterInUse,
  ],
  rows: FIXTURE_NAMES.map((name) => {
    const { gpm, useF } = FIXTURES[name]
    return [NAMES[name], String(gpm), `${useF} °F`]
  }),
  source: sizeTexts.fixtureFlows.source,
})

const NAMES: Readonly<Record<keyof typeof FIXTURES, string>> = {
  shower: sizeTexts.names.shower,
  bathtub: sizeTexts.names.bathtub,
  bathroomSink: sizeTexts.names.bathroomSink,
  kitchenSink: sizeTexts.names.kitchenSink,
  dishwasher: sizeTexts.names.dishwasher,
  washer: sizeTexts.names.clothesWasher,
  laundrySink: sizeTexts.names.laundrySink,
  whirlpool: sizeTexts.names.whirlpoolTub,
}

/** Inputs of gas heaters in BTU/h, the share that reaches the water, and rises in °F. */
const HEATERS = { inputs: [120_000, 150_000, 180_000, 199_000], uef: 0.93, rises: [45, 60, 75] } as const

export const tanklessFlows = (): FactTable => ({
  caption: sizeTexts.tanklessFlows.caption(HEATERS.uef),
  columns: [
    sizeTexts.tanklessFlows.gasInputBtu,
    ...HEATERS.rises.map((rise) => sizeTexts.tanklessFlows.rise(rise)),
  ],
  rows: HEATERS.inputs.map((input) => [
    grouped(input),
    ...HEATERS.rises.map((rise) => gpmAt(input * HEATERS.uef, rise).toFixed(1)),
  ]),
  source: sizeTexts.tanklessFlows.source,
})
