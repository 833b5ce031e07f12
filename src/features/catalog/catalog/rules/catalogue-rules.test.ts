import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AIR_HANDLER_TYPES,
  ATTR,
  attributeById,
  attributeGroups,
  attributes,
  HEATING_BTU_ATTRIBUTES,
} from './attributes.ts'
import { ancestry, categoryAt } from './category-tree.ts'
import { cardPlateOf, formatAttribute, inches, type PlateFacts, pagePlateOf } from './plate.ts'
import { cardPlate, isProductType, pagePlate, productType, productTypes } from './product-types.ts'
import { categoryPath, isProductId, productPath, slugify } from './product-url.ts'
import { categoryId, SEED_CATEGORIES } from './vocabulary/seed-categories.ts'

const facts = (changes: Partial<PlateFacts> = {}): PlateFacts => ({
  type: 'gas-furnace',
  brand: 'Acme',
  series: 'Best',
  attributes: {},
  dimensions: { height: 34.5, width: 17.5, depth: 28.75 },
  weight: 143,
  freight: { mode: 'ltl' },
  ...changes,
})

describe('attributes', () => {
  test('[K-ATTRS] the numbers of the specification have its meanings', () => {
    const named = [...HEATING_BTU_ATTRIBUTES, 527, 103, 908, 1320, 1376, 1359].map((id) => [
      id,
      attributeById(id)?.unit,
      attributeById(id)?.kind,
    ])

    expect(named).toEqual([
      [111, 'BTU/h', 'number'],
      [715, 'BTU/h', 'number'],
      [721, 'BTU/h', 'number'],
      [738, 'BTU/h', 'number'],
      [971, 'BTU/h', 'number'],
      [527, 'BTU/h', 'number'],
      [103, 'tons', 'number'],
      [908, 'tons', 'number'],
      [1320, '', 'list'],
      [1376, '', 'yesno'],
      [1359, '', 'list'],
    ])
  })

  test('each has a number, a key, a group and help of its own', () => {
    expect(new Set(attributes().map(({ id }) => id)).size).toBe(attributes().length)
    expect(new Set(attributes().map(({ key }) => key)).size).toBe(attributes().length)
    expect(
      attributes().filter(({ filterGroup }) => !attributeGroups().some((group) => group === filterGroup)),
    ).toEqual([])
    expect(attributes().filter(({ help }) => !/^[\dA-Z].*\.$/.test(help))).toEqual([])
    expect(ATTR.seer2).toBe(2010)
  })

  test('[K-AIRHANDLERS] the seven air handler types, word for word', () => {
    expect(AIR_HANDLER_TYPES).toEqual([
      'Slim Ceiling Cassette',
      'Ceiling Cassette',
      'Concealed Duct',
      'Floor Ceiling',
      'Low Wall',
      'Wall Mount',
      'Outdoor Unit',
    ])
  })
})

describe('product types', () => {
  test('every plate has eight rows of known attributes, the first four of them on the card', () => {
    expect(
      productTypes()
        .filter(({ plate }) => plate.length !== 8)
        .map(({ type }) => type),
    ).toEqual([])
    expect(
      productTypes().flatMap(({ plate }) =>
        plate.flatMap((row) =>
          'attribute' in row && attributeById(row.attribute) === undefined ? [row] : [],
        ),
      ),
    ).toEqual([])
    expect(cardPlate('boiler')).toEqual(pagePlate('boiler').slice(0, 4))
  })

  test('[K-FEES] only equipment ships free; portable air conditioners pay', () => {
    expect(productTypes().filter(({ shipsFree }) => shipsFree)).toEqual(
      productTypes().filter(({ isEquipment, paysShipping }) => isEquipment && !paysShipping),
    )
    expect(
      ['gas-furnace', 'air-conditioner', 'heat-pump', 'package-unit', 'mini-split-system', 'boiler'].map(
        (type) => productType(type)?.shipsFree,
      ),
    ).toEqual([true, true, true, true, true, true])
    expect(
      productTypes()
        .filter(({ paysShipping }) => paysShipping)
        .map(({ type }) => type),
    ).toEqual(['portable-air-conditioner'])
  })

  test('an unknown word is not a type', () => {
    expect(['spaceship', 'constructor', '__proto__', ''].map(isProductType)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(cardPlate('constructor').map(({ label }) => label)).toEqual(['Brand', 'Weight', 'Size', 'Ships'])
  })
})

describe('categories', () => {
  test('[E-CATEGORY] at most three levels, every slug once, parents before children', () => {
    const byId = new Map(SEED_CATEGORIES.map((category) => [category.id, category]))

    expect(new Set(SEED_CATEGORIES.map(({ slug }) => slug)).size).toBe(SEED_CATEGORIES.length)
    expect(Math.max(...SEED_CATEGORIES.map(({ id }) => ancestry(byId, id).length))).toBe(3)
    expect(
      SEED_CATEGORIES.filter(
        ({ parentId, position }) =>
          parentId !== null && (byId.get(parentId)?.position ?? Infinity) >= position,
      ),
    ).toEqual([])
  })

  test("the targets of the store's redirects are top categories", () => {
    const tops = [
      'furnaces-heaters',
      'air-conditioning-cooling',
      'heating-cooling',
      'ducting-sheet-metal',
      'indoor-air-quality-products',
    ] as const

    expect(tops.map((slug) => SEED_CATEGORIES.find((category) => category.slug === slug)?.parentId)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  test('a path finds its category only when every step is a child of the one before', () => {
    expect(categoryAt(SEED_CATEGORIES, ['furnaces-heaters', 'gas-furnaces'])?.id).toBe(
      categoryId('gas-furnaces'),
    )
    expect(categoryAt(SEED_CATEGORIES, ['gas-furnaces'])).toBeUndefined()
    expect(categoryAt(SEED_CATEGORIES, ['furnaces-heaters', 'heat-pumps'])).toBeUndefined()
    expect(categoryAt(SEED_CATEGORIES, [])).toBeUndefined()
  })

  test('ancestry of an unknown category is empty, and a loop ends', () => {
    const looped = new Map([
      [1, { id: 1, parentId: 2 }],
      [2, { id: 2, parentId: 1 }],
    ])

    expect(ancestry(looped, 9)).toEqual([])
    expect(ancestry(looped, 1).length).toBe(8)
  })
})

describe('addresses', () => {
  test.each([
    ['Steady 96 Gas Furnace, 17½ in', 'steady-96-gas-furnace-17-5-in'],
    ['90%+ AFUE', '90-percent-plus-afue'],
    ['Crème Brûlée', 'creme-brulee'],
    ['***', 'item'],
  ])('%s becomes %s', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  test('any text becomes a slug, and a slug does not change', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => {
        const slug = slugify(text)

        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(120)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })

  test('a product stands under its categories', () => {
    expect(productPath(['a', 'b'], { slug: 'c', id: '453054793' })).toBe('/product/a/b/c/453054793')
    expect(categoryPath(['a', 'b'])).toBe('/category/a/b')
    expect(['453054793', '45305479', 'abc'].map(isProductId)).toEqual([true, false, false])
  })
})

describe('rating plate', () => {
  test.each([
    [17.5, '17½'],
    [0.625, '⅝'],
    [21, '21'],
    [28.75, '28¾'],
    [30.3, '30¼'],
    [0, '0'],
  ])('%d inches read %s', (value, text) => {
    expect(inches(value)).toBe(text)
  })

  test.each([
    [111, 76800, '76,800', 'BTU/h'],
    [103, 2.5, '2½', 'tons'],
    [103, 1, '1', 'ton'],
    [2013, 96, '96', '%'],
    [2010, 15.2, '15.2', ''],
    [1376, true, 'Yes', ''],
    [1320, ['N', 'S'], 'N, S', ''],
    [2125, 8, 'R-8', ''],
    [2051, '3/8', '3/8', '″'],
    [99, 'x', 'x', ''],
  ] as const)('attribute %d with %s reads %s %s', (id, value, text, unit) => {
    expect(formatAttribute(id, value)).toEqual({ value: text, unit })
  })

  test('no two figures of a product have the same name', () => {
    for (const { type } of productTypes()) {
      const labels = pagePlate(type).map(({ label }) => label)
      expect([type, labels]).toEqual([type, [...new Set(labels)]])
    }
  })

  test('a dash stands for a figure that the maker does not state', () => {
    expect(cardPlateOf(facts({ attributes: { 111: 76800, 2030: 17.5 } }))).toEqual([
      { label: 'Output', value: '76,800', unit: 'BTU/h' },
      { label: 'AFUE', value: '–', unit: '' },
      { label: 'Cabinet', value: '17½', unit: '″' },
      { label: 'Stages', value: '–', unit: '' },
    ])
  })

  test('sizes, weights and lines show only known figures', () => {
    const pad = pagePlateOf(facts({ type: 'pad' }))
    const coil = pagePlateOf(facts({ type: 'mini-split-indoor', attributes: { 2051: '1/4', 2052: '3/8' } }))

    expect(pad.slice(4, 7)).toEqual([
      { label: 'Weight', value: '143', unit: 'lb' },
      { label: 'Overall size', value: '17½ × 34½ × 28¾', unit: '″' },
      { label: 'Ships', value: 'On a pallet', unit: '' },
    ])
    expect(coil[5]).toEqual({ label: 'Lines', value: '1/4 × 3/8', unit: '″' })
    expect(
      pagePlateOf(facts({ type: 'pad', dimensions: null, weight: 0 }))
        .slice(4, 6)
        .map((row) => row.value),
    ).toEqual(['–', '–'])
  })
})
