import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '#tests/fixtures/database/database.ts'
import { makeDemoDatabase } from '#tests/fixtures/database/demo-database.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { assembleInput } from '../contract/assemble.ts'
import { systemsInput } from '../contract/systems.ts'
import { assembleUnits } from './assemble.ts'
import { modelRows } from './handlers.ts'
import { findSystems } from './systems.ts'

const NOW = new Date('2026-11-23T16:00:00Z')
let database: TestDatabase

beforeAll(async () => {
  database = await makeDemoDatabase()
  await demoPeople(database.db)
}, 120_000)
afterAll(() => database.drop())

const context = (person: Person) => ({
  db: database.db,
  clock: { now: () => NOW },
  contact: { phone: '(800) 555-0142' },
  ...whoAsks(person),
})
const assembled = (input: object, person: Person = 'contractor') =>
  assembleUnits(assembleInput.parse(input), context(person))
const systems = (input: object, person: Person = 'contractor') =>
  findSystems(systemsInput.parse({ kind: 'ducted', ...input }), context(person))

describe('the component assembler', () => {
  const ROOMS = [{ coolingBtu: 9_000 }, { coolingBtu: 9_000 }, { coolingBtu: 12_000 }]

  test('a suggestion for three rooms is a system with a line set for each indoor unit', async () => {
    const { suggestions, refused } = await assembled({ rooms: ROOMS })
    const [first] = suggestions
    expect(first?.heads.map(({ coolingBtu }) => coolingBtu)).toEqual([9_000, 9_000, 12_000])
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ because }) => because.length > 0)).toBe(true)

    const { chosen } = await assembled({
      outdoor: first?.outdoor.id,
      heads: first?.heads.map(({ id }) => id),
    })

    expect(chosen?.refusals).toEqual([])
    expect(chosen?.ratio).toMatchObject({ fits: true, percent: first?.percent })
    const sets = chosen?.lines.filter(({ kind }) => kind === 'line-set') ?? []
    expect(sets.reduce((sum, { qty }) => sum + qty, 0)).toBe(3)
    expect(chosen?.lines.every(({ price }) => price > 0)).toBe(true)
    expect(chosen?.missing).toEqual([])
    expect(chosen?.total).toBeCloseTo(
      chosen?.lines.reduce((sum, { price, qty }) => sum + price * qty, 0) ?? 0,
      2,
    )
    expect(chosen).not.toHaveProperty('grossProfit')
  })

  test('staff see what the kit earns', async () => {
    const [first] = (await assembled({ rooms: ROOMS })).suggestions
    const { chosen } = await assembled(
      { outdoor: first?.outdoor.id, heads: first?.heads.map(({ id }) => id) },
      'sales',
    )

    expect(chosen?.grossProfit).toBeGreaterThan(0)
  })

  test('too many and too large units are refused with each reason and its source', async () => {
    const { outdoor, indoor } = await assembled({})
    const small = outdoor.find(({ ports }) => ports === 2)
    const large = indoor
      .filter(({ brand }) => brand === small?.brand)
      .toSorted((a, b) => b.coolingBtu - a.coolingBtu)
    const heads = large.slice(0, 3).map(({ id }) => id)

    const { chosen } = await assembled({ outdoor: small?.id, heads })

    expect(chosen?.ratio.fits).toBe(false)
    expect(chosen?.refusals.length).toBeGreaterThan(1)
    expect(chosen?.refusals.every(({ source, because }) => source !== '' && because !== '')).toBe(true)
  })

  test('a unit that the store does not sell is not found', async () => {
    await expect(assembled({ outdoor: '999999999' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the system selectors', () => {
  test('filters of several groups at once; the counts say what a further value leaves', async () => {
    const all = await systems({})
    const brand = all.facets.find(({ key }) => key === 'brand')?.options[0]
    const tons = all.facets.find(({ key }) => key === 'tons')?.options[1]
    expect(all.total).toBeGreaterThan(100)

    const both = await systems({ chosen: { brand: [brand?.value], tons: [tons?.value] } })

    expect(both.total).toBeGreaterThan(0)
    expect(both.rows.every((row) => row.brand === brand?.value)).toBe(true)
    const counted = both.facets.find(({ key }) => key === 'tons')?.options.find(({ isChosen }) => isChosen)
    expect(counted?.count).toBe(both.total)
  })

  test('a model number finds its systems, and the kit has the parts that it needs', async () => {
    const [row] = (await systems({})).rows
    const outdoor = row?.units[0]?.sku ?? row?.sku ?? ''
    const { rows } = await systems({ text: outdoor.toLowerCase().slice(0, -1) })

    expect(rows.some(({ id }) => id === row?.id)).toBe(true)
    expect(row?.lines[0]).toEqual({ id: row?.id, qty: 1 })
    expect(row?.kitPrice).toBeGreaterThanOrEqual(row?.price ?? 0)
  })

  test('against a load, what fits comes first and says why', async () => {
    const { rows } = await systems({ cooling: 34_000, heating: 60_000, sort: 'fit', zip: '60614' })

    expect(rows[0]?.fit.fits).toBe(true)
    expect(rows[0]?.fit.cooling?.because).toMatch(/^Fits/)
    const only = await systems({ cooling: 34_000, heating: 60_000, onlyFitting: true })
    expect(only.rows.every(({ fit }) => fit.fits)).toBe(true)
  })

  test('the laws of a place leave systems out and say how many', async () => {
    const here = await systems({})
    const inFresno = await systems({ zip: '93701' })

    expect(inFresno.illegal).toBeGreaterThan(0)
    expect(inFresno.total + inFresno.illegal).toBe(here.total)
  })

  test('[A-INTERNAL] only staff see what a system earns', async () => {
    expect((await systems({})).rows.some((row) => 'grossProfit' in row)).toBe(false)
    expect((await systems({}, 'sales')).rows.every(({ grossProfit }) => (grossProfit ?? 0) > 0)).toBe(true)
  })

  test('mini splits by the number and the type of their indoor units', async () => {
    const { rows } = await systems({ kind: 'mini-split', chosen: { heads: ['3'] } })

    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ systemType }) => systemType === 'multi-zone')).toBe(true)
  })
})

test('a model, an AHRI number and another maker’s model are found', async () => {
  const [row] = (await systems({ chosen: { systemType: ['gas-furnace-ac'] } })).rows
  const sku = row?.sku ?? ''
  await database.db
    .updateTable('matched_system')
    .set({ reference_number: '208123456' })
    .where('product_id', '=', row?.id ?? '')
    .execute()

  expect((await modelRows(database.db, sku.toLowerCase())).map(({ name }) => name)).toContain(row?.name)
  expect(await modelRows(database.db, '2081234')).toEqual([
    expect.objectContaining({ name: row?.name, note: 'AHRI 208123456' }),
  ])
  expect((await modelRows(database.db, 'GMVC960803BN'))[0]?.note).toBe('Replaces GMVC960803BN')
  expect(await modelRows(database.db, 'Miller')).toEqual([])
})
