import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figuresOf } from '#features/choosing/search/rules/query/figures.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { up as paint } from '../../migrations/0224-finishes.ts'
import { productType } from '../../rules/product-types.ts'
import { setVocabulary } from '../../rules/vocabulary/vocabulary.ts'
import { installVocabulary } from '../import/install-vocabulary.ts'
import { categoryTree } from '../read/category-tree.ts'
import { exportVocabulary, importVocabulary, undoChange } from './change-vocabulary.ts'
import { readDocument } from './document.ts'
import { learnVocabulary } from './learn-vocabulary.ts'

// What a type is shown and said by, and which parts of the drawn scenes lead to a category.

const KIM = { by: 'kim', reason: 'pool season' }

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await installVocabulary(database.db)
})
afterAll(async () => {
  setVocabulary(undefined)
  await database.drop()
})

async function importJson(json: object) {
  const document = readDocument(new TextEncoder().encode(JSON.stringify({ version: 1, ...json })))
  const result = Array.isArray(document)
    ? { kind: 'refused' as const, problems: document }
    : await importVocabulary(database.db, document, KIM)
  await learnVocabulary(database.db)
  return result
}
const told = async (json: object): Promise<string> => {
  const result = await importJson(json)
  return result.kind === 'refused'
    ? result.problems.map(({ path, problem }) => `${path}: ${problem}`).join('\n')
    : 'taken'
}
const placesOf = async (slug: string) =>
  (await categoryTree(database.db)).all.find((category) => category.slug === slug)?.places

test('[30] a row that says nothing has what the release has, in documents too', async () => {
  await learnVocabulary(database.db)
  expect(productType('gas-furnace')).toMatchObject({
    picture: null,
    saidFigures: ['inputBtu', 'afue'],
    commonSizes: [{ attribute: 'inputBtu' }, { attribute: 'mobileHome' }],
  })
  expect(await placesOf('gas-furnaces')).toEqual(['lineup-furnaces'])
  const exported = await exportVocabulary(database.db)
  expect(await told(JSON.parse(exported))).toBe('taken')
  expect(await exportVocabulary(database.db)).toBe(exported)
})

test('[30] a type of the merchant has a picture, common sizes and figures that shoppers say', async () => {
  const type = { type: 'pool-heater', label: 'Pool heater', plural: 'Pool heaters' }
  const result = await importJson({
    groups: [{ name: 'Pool' }],
    attributes: [{ key: 'poolVolume', name: 'Pool volume', unit: 'gal', kind: 'number', group: 'Pool' }],
    types: [
      {
        ...type,
        picture: '/types/pool-heater.webp',
        commonSizes: [{ attribute: 'poolVolume', values: ['15000', '20000'] }],
        saidFigures: ['poolVolume', 'inputBtu'],
      },
    ],
  })
  expect(productType('pool-heater')).toMatchObject({
    picture: '/types/pool-heater.webp',
    suggestOrder: 1_000,
  })
  expect(figuresOf('pool-heater', { poolVolume: 15_000, inputBtu: 150_000 }).map(({ text }) => text)).toEqual(
    ['15,000 gal pool heaters', '150,000 BTU pool heaters'],
  )
  // The change is taken back as a whole, with all that it said.
  const number = result.kind === 'changed' ? (result.number ?? 0) : 0
  expect(await undoChange(database.db, number, KIM)).toMatchObject({ kind: 'changed' })
  await learnVocabulary(database.db)
  expect(productType('pool-heater')).toBeUndefined()
})

test('[30] another category takes a part of the drawn house, in one change', async () => {
  const both = (places: string[], ofSystems: string[]) => ({
    categories: [
      { slug: 'water-heaters', places },
      { slug: 'ducted-systems', places: ofSystems },
    ],
  })
  expect(await told(both(['lineup-water-heaters'], ['house-water']))).toBe('taken')
  expect(await placesOf('ducted-systems')).toEqual(['house-water'])
  expect(await placesOf('water-heaters')).toEqual(['lineup-water-heaters'])
})

test('[30] drawings of an earlier release say the paint of their brand, parts too', async () => {
  const drawing = {
    ...{ type: 'furnace', options: { brand: 'Corvane', afue: 96 } },
    parts: [
      { type: 'coil', options: { brand: 'Oakhollow' } },
      { type: 'pad', options: {} },
    ],
  }
  const product = { id: '450000001', sku: 'F', name: 'F', slug: 'f', brand: 'Corvane', type: 'wire' }
  await database.db
    .insertInto('product')
    .values({ ...product, category_id: 100, attributes: '{}', drawing: JSON.stringify(drawing) })
    .execute()
  await paint(database.db)
  const after = await database.db.selectFrom('product').select('drawing').executeTakeFirstOrThrow()
  expect(after.drawing).toEqual({
    type: 'furnace',
    options: { brand: 'Corvane', afue: 96, finish: 'graphite' },
    parts: [
      { type: 'coil', options: { brand: 'Oakhollow', finish: 'almond' } },
      { type: 'pad', options: {} },
    ],
  })
})

describe('[30] a document is refused', () => {
  const picture = (path: string) => ({ types: [{ type: 'wire', picture: path }] })
  test.each<[string, object, string]>([
    [
      'a picture of another site',
      picture('https://example.com/a.svg'),
      'types.wire.picture: expected a path',
    ],
    ['a picture by another protocol', picture('//example.com/a.svg'), 'types.wire.picture: expected a path'],
    ['a picture above the store', picture('/types/../a.svg'), 'types.wire.picture: expected a path'],
    ['a picture that is none', picture('/types/wire.html'), 'types.wire.picture: expected a path'],
    [
      'sizes of nothing',
      { types: [{ type: 'wire', commonSizes: [{ attribute: 'lengths', values: ['25'] }] }] },
      'commonSizes.0.attribute: expected the key of an attribute, found lengths; did you mean length?',
    ],
    [
      'a figure of nothing',
      { types: [{ type: 'wire', saidFigures: ['x1'] }] },
      'types.wire.saidFigures.0: expected the key of an attribute',
    ],
    [
      'no part of a scene',
      { categories: [{ slug: 'services', places: ['house-stats'] }] },
      'places.0: expected a part of a drawn scene, found house-stats; did you mean house-stat?',
    ],
    [
      'a part that another category has',
      { categories: [{ slug: 'services', places: ['house-stat'] }] },
      'expected a part that no other has',
    ],
  ])('%s', async (_, json, problem) => {
    const before = await exportVocabulary(database.db)
    expect(await told(json)).toContain(problem)
    expect(await exportVocabulary(database.db)).toBe(before)
  })
})
