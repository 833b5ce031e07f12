import { expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { traitsOf } from '#features/catalog/catalog/rules/product-types.ts'
import { type FitLine, type FitPart, fitOf } from './fit.ts'
import { builderTexts as texts } from './texts.ts'

const part = (id: string, type: string, more: Partial<FitPart> = {}): FitPart => ({
  ...{ id, sku: id, name: `Product ${id}`, traits: [...traitsOf(type)], attributes: {}, dimensions: null },
  ...more,
})
const line = (of: FitPart, shipsOn: string | null = '2026-11-24'): FitLine => ({ part: of, qty: 1, shipsOn })

const refrigerant = (name: string) => ({ [String(ATTR.refrigerant)]: name })
const wide = (width: number) => ({ height: 30, width, depth: 21 })

const furnace = part('1', 'gas-furnace', { attributes: { 111: 78_000 }, dimensions: wide(17.5) })
const outdoor = part('2', 'air-conditioner', { attributes: { 527: 35_000, ...refrigerant('R-32') } })
const coil = part('3', 'coil', { attributes: refrigerant('R-32'), dimensions: wide(17.5) })

const NOTHING = { needs: new Map(), systems: undefined }
const words = (lines: FitLine[], facts: Parameters<typeof fitOf>[1] = NOTHING) =>
  fitOf(lines, facts).checks.map(({ message, isWarning }) => [message, isWarning])

test('the capacity is what the equipment states', () => {
  expect(fitOf([line(furnace), line(outdoor), line(coil)], NOTHING).capacity).toEqual({
    heatingBtu: 78_000,
    coolingBtu: 35_000,
  })
})

test('equal cabinets and one refrigerant are named, different ones are warned of', () => {
  expect(words([line(furnace), line(outdoor), line(coil)])).toEqual([
    [texts.fit.oneWidth(17.5), false],
    [texts.fit.oneRefrigerant('R-32'), false],
  ])
  const other = part('4', 'coil', { attributes: refrigerant('R-410A'), dimensions: wide(21) })
  expect(words([line(furnace), line(outdoor), line(other)])).toEqual([
    [texts.fit.widths('17.5″, 21'), true],
    [texts.fit.mixedRefrigerants('R-32, R-410A'), true],
  ])
})

test('units without a common rating are warned of, once their indoor unit is there', () => {
  const none = { needs: new Map(), systems: [] }
  expect(words([line(outdoor)], none)).toEqual([[texts.fit.oneRefrigerant('R-32'), false]])
  expect(words([line(outdoor), line(coil)], none)[0]).toEqual([texts.fit.notMatched, true])
  const matched = { needs: new Map(), systems: [{ name: 'Glide 17', units: ['2', '3'], saving: 0 }] }
  expect(words([line(outdoor), line(coil)], matched)[0]).toEqual([texts.fit.matched('Glide 17'), false])
})

test('a missing line set is named once, with the part that ends the warning', () => {
  const component = {
    ...{ id: '9', name: 'Line set', parentCategoryListName: '', isPopUp: true, sku: 'LS-25' },
    ...{ path: '', price: 129, isInStock: true, fit: '' },
  }
  const need = {
    kind: 'lineSet',
    title: 'Line set',
    why: '',
    required: true,
    quantity: 1,
    way: '',
    said: '',
    components: [component],
  }
  const pages = [{ page: 1, title: '', needs: [need] }]
  const needs = new Map([
    ['2', pages],
    ['3', pages],
  ])
  const { checks } = fitOf([line(outdoor), line(coil)], { needs, systems: undefined })
  const missing = checks.filter(({ kind }) => kind === 'part')
  expect(missing).toEqual([
    {
      ...{ kind: 'part', isWarning: true, message: texts.fit.missing('Line set') },
      add: { id: '9', sku: 'LS-25', qty: 1, price: 129 },
    },
  ])
  const lineSet = part('9', 'line-set')
  const whole = fitOf([line(outdoor), line(coil), line(lineSet)], { needs, systems: undefined })
  expect(whole.checks.some(({ kind }) => kind === 'part')).toBe(false)
})

test('a line that leaves later than the rest is named, and one without a day too', () => {
  const late = fitOf([line(outdoor), line(coil, '2026-12-09'), line(furnace, null)], NOTHING).checks
  expect(late.filter(({ kind }) => kind === 'late').map(({ message }) => message)).toEqual([
    texts.fit.late('Product 3', 'Dec 9, 2026'),
    texts.fit.noDay('Product 1'),
  ])
})
