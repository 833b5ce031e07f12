import { expect, test } from 'vitest'
import { needOf } from '#features/choosing/sizing/rules/need.ts'
import { fitsHome } from '#features/choosing/system-selector/rules/choosing/home-fit.ts'
import { kitOf } from '#features/choosing/system-selector/rules/kits/kit.ts'
import { POSITIONS, type SystemType } from '#features/choosing/system-selector/rules/selections.ts'
import { demoSystems } from './systems.ts'

const { systems, parts } = demoSystems()
const KITS = systems.flatMap((system) => {
  const made = kitOf(system, parts)
  return 'kit' in made ? [made.kit] : []
})

/** Loads of usual homes, BTU/h: heat and cooling. */
const HOMES = [
  { heating: 45_000, cooling: 24_000 },
  { heating: 60_000, cooling: 34_000 },
  { heating: 75_000, cooling: 45_000 },
] as const

const WITH_DUCTS = ['gas-furnace-ac', 'dual-fuel', 'heat-pump', 'ac-only', 'furnace-only'] as const

test.each(
  WITH_DUCTS.flatMap((kind) =>
    POSITIONS.map((position): [SystemType, (typeof POSITIONS)[number]] => [kind, position]),
  ),
)('usual homes find a %s whose air goes %s', (kind, position) => {
  for (const load of HOMES) {
    const home = { need: needOf(load), winterF: 15, isDryCold: false }
    const fitting = KITS.filter(
      (kit) => kit.systemType === kind && kit.positions.includes(position) && fitsHome(kit, home) === true,
    )
    expect(fitting.length).toBeGreaterThan(2)
  }
})

test('a furnace that lies on its side has a coil that lies beside it', () => {
  const lying = KITS.filter(
    ({ systemType, positions }) =>
      (systemType === 'gas-furnace-ac' || systemType === 'dual-fuel') &&
      positions.some((position) => position.startsWith('Horizontal')),
  )
  const coils = lying.flatMap(({ system: { units } }) => units.filter(({ type }) => type === 'coil'))

  expect(lying.length).toBeGreaterThan(100)
  expect(coils.length).toBe(lying.length)
  expect(coils.filter(({ attributes }) => JSON.stringify(attributes).includes('Upflow'))).toEqual([])
})
