import { expect, test } from 'vitest'
import { figure, word } from '#features/catalog/accessories/rules/parts.ts'
import { assemble, refusalsOfUnits } from '#features/choosing/system-selector/rules/assembly/assemble.ts'
import { HEAD_SIZES, HEAD_TYPES, type Zone } from '#features/choosing/system-selector/rules/selections.ts'
import { chance, oneOf } from './chance.ts'
import { demoSingleUnits, demoSystems } from './systems.ts'

const { units: UNITS } = demoSingleUnits()

const someRooms = (seed: number): Zone[] => {
  const random = chance(seed)
  return Array.from({ length: 1 + Math.floor(random() * 5) }, () => ({
    airHandlerType: random() < 0.5 ? undefined : oneOf(HEAD_TYPES, random),
    coolingBtu: random() < 0.3 ? undefined : oneOf(HEAD_SIZES, random),
  }))
}

test('each outdoor unit is assembled for random rooms by the rules, or refused with reasons', () => {
  let assembled = 0
  for (let seed = 0; seed < 300; seed++) {
    const rooms = someRooms(seed)
    const { assemblies, refused } = assemble(rooms, UNITS)
    expect(assemblies.length + refused.length).toBe(UNITS.outdoor.length)
    expect(refused.filter(({ because }) => because.length === 0)).toEqual([])
    for (const { outdoor, indoor, price } of assemblies) {
      assembled++
      expect(refusalsOfUnits(outdoor, indoor, UNITS)).toEqual([])
      expect(indoor.length).toBe(rooms.length)
      expect(indoor.map((head, index) => answers(head, rooms[index]!))).not.toContain(false)
      expect(price).toBe([outdoor, ...indoor].reduce((sum, each) => sum + each.price, 0))
    }
  }
  expect(assembled).toBeGreaterThan(100)
})

const answers = (head: (typeof UNITS.indoor)[number], { airHandlerType, coolingBtu }: Zone): boolean =>
  (airHandlerType === undefined || word(head, 'airHandlerType') === airHandlerType) &&
  (coolingBtu === undefined || figure(head, 'coolingBtu') === coolingBtu)

test('every set for several rooms that the catalog sells can be assembled from its single units', () => {
  const sets = demoSystems().systems.filter(({ product }) => product.type === 'multi-zone-system')
  const missing = sets.filter(({ units }) => {
    const outdoorId = units.find(({ type }) => type === 'mini-split-outdoor')?.id
    const rooms = units
      .filter(({ type }) => type === 'mini-split-indoor')
      .flatMap((unit): Zone[] =>
        Array(unit.quantity).fill({
          airHandlerType: word(unit, 'airHandlerType'),
          coolingBtu: figure(unit, 'coolingBtu'),
        }),
      )
    return !assemble(rooms, UNITS).assemblies.some(({ outdoor }) => outdoor.id === outdoorId)
  })

  expect(sets.length).toBeGreaterThan(500)
  expect(missing.map(({ product }) => product.id)).toEqual([])
})
