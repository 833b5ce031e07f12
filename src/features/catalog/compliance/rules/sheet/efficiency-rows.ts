import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { texts as allTexts } from '../../texts.ts'
import { BOILER_AFUE, FURNACE_AFUE, PORTABLE_IEF, ROOM_AC_CEER, UEF_2029 } from '../data/minimums.ts'
import { LARGE_BTUH, minimumFor } from '../efficiency.ts'
import { factsOf } from '../facts.ts'
import { leastUef } from '../heaters.ts'
import type { RegionCode } from '../region.ts'

const texts = allTexts.sheet

/** One line of the sheet without its law: its subject, and what the law requires. */
export interface Requirement {
  what: string
  asks: string
}

/** Least efficiency of everything that cools through ducts or lines, in a region. */
export function coolingRows(region: RegionCode): Requirement[] {
  const machines = [
    ['smallAc', 'split-ac', 0],
    ['largeAc', 'split-ac', LARGE_BTUH],
    ['splitHeatPump', 'split-heat-pump', 0],
    ['packageAc', 'package-ac', 0],
    ['packageHeatPump', 'package-heat-pump', 0],
  ] as const
  return machines.flatMap(([name, machine, coolingBtu]) => {
    const least = minimumFor({ machine, coolingBtu, seer2: undefined }, region)
    return least === undefined
      ? []
      : [{ what: texts.machines[name], asks: texts.ratings(least.seer2, least.eer2, least.hspf2) }]
  })
}

const FURNACES = ['gas', 'oil', 'electric', 'packaged'] as const

export const furnaceRows = (): Requirement[] =>
  FURNACES.map((kind) => ({ what: texts.furnaces[kind], asks: texts.afue(FURNACE_AFUE[kind]) }))

export const boilerRows = (): Requirement[] => [
  { what: texts.heaters.gasBoiler, asks: texts.afue(BOILER_AFUE.gas) },
  { what: texts.heaters.oilBoiler, asks: texts.afue(BOILER_AFUE.oil) },
]

const TANK_GALLONS = [40, 50] as const
/** A first hour and a flow of the highest draw pattern, which most homes have. */
const HIGH = { firstHour: 80, gpm: 5 } as const
const SMALL_GAS_BTUH = 40_000

const heater = (water: 'tank' | 'tankless', attributes: Readonly<Record<number, AttributeValue>>) => ({
  ...factsOf('', attributes),
  water,
})

const tankFacts = (gallons: number, fuel: 'gas' | 'electric') =>
  heater('tank', {
    [ATTR.gallons]: gallons,
    [ATTR.firstHour]: HIGH.firstHour,
    [ATTR.fuel]: fuel === 'gas' ? 'Natural gas' : 'Electric',
    ...(fuel === 'gas' ? { [ATTR.inputBtu]: SMALL_GAS_BTUH } : {}),
  })

/** Least UEF of the usual water heaters, by the same formula that judges each of them. */
export function waterRows(): Requirement[] {
  const fuels = ['gas', 'electric'] as const
  const tanks = fuels.flatMap((fuel) =>
    TANK_GALLONS.map((gallons) => ({
      what: texts.tank(gallons, fuel),
      uef: leastUef(tankFacts(gallons, fuel)),
    })),
  )
  const tankless = fuels.map((fuel) => ({
    what: texts.tankless[fuel],
    uef: leastUef(
      heater('tankless', {
        [ATTR.gpm]: HIGH.gpm,
        [ATTR.fuel]: fuel === 'gas' ? 'Natural gas' : 'Electric',
      }),
    ),
  }))
  return [...tanks, ...tankless].flatMap(({ what, uef }) =>
    uef === undefined ? [] : [{ what, asks: texts.uef(uef) }],
  )
}

export const waterRows2029 = (): Requirement[] =>
  TANK_GALLONS.flatMap((gallons) => {
    const uef = leastUef(tankFacts(gallons, 'electric'), UEF_2029)
    return uef === undefined ? [] : [{ what: texts.water2029What(gallons), asks: texts.uef(uef) }]
  })

export const roomAcRows = (): Requirement[] =>
  ROOM_AC_CEER.map(({ belowBtu, from2026 }) => ({ what: texts.roomAc(belowBtu), asks: texts.ceer(from2026) }))

export const dehumidifierRows = (): Requirement[] =>
  PORTABLE_IEF.map(([upTo, ief]) => ({ what: texts.dehumidifier(upTo), asks: texts.ief(ief) }))
