import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { FURNACE } from '#tests/fixtures/database/price-list.ts'
import { TRAITS } from '../../rules/traits.ts'
import { vocabulary } from '../../rules/vocabulary/current.ts'
import { SEED } from '../../rules/vocabulary/seed.ts'
import { categoryId } from '../../rules/vocabulary/seed-categories.ts'
import { setVocabulary } from '../../rules/vocabulary/vocabulary.ts'
import { installVocabulary } from '../import/install-vocabulary.ts'
import { exportVocabulary, importVocabulary, listChanges, undoChange } from './change-vocabulary.ts'
import { productsThat } from './check-use.ts'
import { DOCUMENT, MOST_DOCUMENT_BYTES, readDocument } from './document.ts'
import { learnVocabulary } from './learn-vocabulary.ts'
import { vocabularyTables } from './tables.ts'

const KIM = { by: 'kim', reason: 'pool season' }

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await installVocabulary(database.db)
  await database.db
    .insertInto('product')
    .values({
      ...{ id: FURNACE, sku: 'F', name: 'Furnace', slug: 'furnace', brand: 'B', type: 'gas-furnace' },
      category_id: categoryId('gas-furnaces'),
      attributes: JSON.stringify({ 2013: 80 }),
    })
    .execute()
})
afterAll(async () => {
  setVocabulary(undefined)
  await database.drop()
})

const TABLES = [
  'goods_type',
  'attribute_group',
  'attribute',
  'category',
  'facet_order',
  'promoted_question',
  'import_column',
] as const

const bytesOf = (json: unknown) => new TextEncoder().encode(JSON.stringify(json))

async function importJson(json: object, how: { isDry?: boolean } = {}) {
  const document = readDocument(bytesOf({ version: 1, ...json }))
  if (Array.isArray(document)) return { kind: 'refused' as const, problems: document }
  return importVocabulary(database.db, document, { ...KIM, ...how })
}

/** "path: problem" of what an import is refused for. */
async function refusals(json: object): Promise<string[]> {
  const result = await importJson(json)
  return result.kind === 'refused' ? result.problems.map(({ path, problem }) => `${path}: ${problem}`) : []
}

const POOL = {
  types: [
    {
      type: 'pool-heater',
      label: 'Pool heater',
      plural: 'Pool heaters',
      traits: ['burns-gas'],
      plate: [
        { label: 'Pool', attribute: 'poolVolume' },
        { label: 'Weight', fact: 'weight' },
      ],
    },
  ],
  groups: [{ name: 'Pool' }],
  attributes: [
    { key: 'poolVolume', name: 'Pool volume', unit: 'gal', kind: 'number', group: 'Pool', least: 100 },
  ],
  categories: [{ slug: 'pool-heaters', name: 'Pool Heaters', parent: 'furnaces-heaters' }],
  questions: [{ attribute: 'poolVolume', about: 'size', question: 'How large is the pool?' }],
  columns: [{ column: 'attribute:poolVolume', headings: ['Gallons of pool'] }],
}

test('queries get the rows that their types name', async () => {
  await expectRows(
    database.db,
    vocabularyTables,
    z.strictObject({ name: z.enum(TABLES), rows: z.array(z.unknown()) }),
  )
  await expectRows(database.db, productsThat(sql`true`), z.strictObject({ count: z.int() }))
})

describe('the seed', () => {
  test('[30] is loaded once, and is what rules then ask', async () => {
    await learnVocabulary(database.db)
    expect(vocabulary()).not.toBe(SEED)
    expect({ ...vocabulary(), columns: [] }).toEqual({
      ...SEED,
      categories: SEED.categories.map(({ id, parentId, slug, name }) => ({ id, parentId, slug, name })),
    })
    const [first] = await listChanges(database.db, 9)
    expect(first).toMatchObject({ number: 1, changed_by: 'release', undoes: null })
    await installVocabulary(database.db)
    expect(await listChanges(database.db, 9)).toHaveLength(1)
  })

  test('[30] what staff changed or removed stays as they left it', async () => {
    const { db } = database
    await sql`update attribute set help = 'Ours.' where key = 'afue'`.execute(db)
    await sql`delete from goods_type where type = 'wire'`.execute(db)
    await installVocabulary(db)

    expect(vocabulary().attributes.find(({ key }) => key === 'afue')?.help).toBe('Ours.')
    expect(vocabulary().types.some(({ type }) => type === 'wire')).toBe(false)
    // SQL by hand has its history too, and can be taken back.
    for (const number of [3, 2])
      expect(await undoChange(db, number, KIM)).toMatchObject({ kind: 'changed', changes: [{}] })
    await learnVocabulary(db)
    expect(vocabulary().types).toEqual(SEED.types)
  })

  test('a database without types leaves the release its own', async () => {
    await learnVocabulary(database.db)
    const { db } = database
    await db
      .transaction()
      .execute(async (trx) => {
        await trx.deleteFrom('goods_type').execute()
        await learnVocabulary(trx)
        throw new Error('back')
      })
      .catch(() => undefined)
    expect(vocabulary()).toBe(SEED)
  })
})

describe('documents', () => {
  test('[30] export, import, export: byte-equal, and nothing differs', async () => {
    const text = await exportVocabulary(database.db)
    const document = readDocument(new TextEncoder().encode(text))
    expect(Array.isArray(document) ? document : []).toEqual([])
    if (Array.isArray(document)) return
    expect(await importVocabulary(database.db, document, KIM)).toEqual({
      kind: 'changed',
      number: undefined,
      changes: [],
    })
    expect(await exportVocabulary(database.db)).toBe(text)
  })

  test('[30] a dry run says the difference and writes nothing; an undo takes all of it back', async () => {
    const { db } = database
    const before = await exportVocabulary(db)
    const dry = await importJson(POOL, { isDry: true })
    expect(dry).toMatchObject({ kind: 'changed', number: undefined })
    expect(dry.kind === 'changed' && dry.changes.map(({ section, name }) => `${section}.${name}`)).toEqual([
      'types.pool-heater',
      'groups.Pool',
      'attributes.poolVolume',
      'categories.pool-heaters',
      'questions.poolVolume',
      'columns.attribute:poolVolume',
    ])
    expect(await exportVocabulary(db)).toBe(before)

    const done = await importJson(POOL)
    if (done.kind !== 'changed' || done.number === undefined) throw new Error(JSON.stringify(done))
    await learnVocabulary(db)
    const attribute = vocabulary().attributes.at(-1)
    expect(attribute).toMatchObject({
      key: 'poolVolume',
      id: 10_000,
      least: 100,
      most: null,
      filterable: true,
    })
    expect(vocabulary().types.at(-1)?.plate).toEqual([
      { label: 'Pool', attribute: 10_000 },
      { label: 'Weight', derived: 'weight' },
    ])
    const kept = await db
      .selectFrom('vocabulary_history')
      .innerJoin('vocabulary_change', 'number', 'change')
      .select(['changed_by', 'reason', 'kind', 'key', 'before', 'after'])
      .where('change', '=', done.number)
      .where('kind', '=', 'goods_type')
      .execute()
    expect(kept).toMatchObject([
      { changed_by: 'kim', reason: 'pool season', key: 'pool-heater', before: null },
    ])
    expect(kept[0]?.after).toMatchObject({ label: 'Pool heater', position: 52 })
    const changed = await exportVocabulary(db)

    expect(await undoChange(db, done.number, KIM)).toMatchObject({ kind: 'changed' })
    expect(await exportVocabulary(db)).toBe(before)
    const undone = (await listChanges(db, 1))[0]!
    expect(undone.undoes).toBe(done.number)
    // An undo is a change as well.
    await undoChange(db, undone.number, KIM)
    expect(await exportVocabulary(db)).toBe(changed)
    await undoChange(db, undone.number + 1, KIM)
  })

  test('[30] an undo of what was changed again is refused, and names it', async () => {
    const { db } = database
    const first = await importJson({ attributes: [{ key: 'afue', help: 'One.' }] })
    await importJson({ attributes: [{ key: 'afue', help: 'Two.' }] })
    const before = await exportVocabulary(db)
    const number = first.kind === 'changed' ? first.number! : 0
    expect(await undoChange(db, number, KIM)).toEqual({
      kind: 'refused',
      problems: [{ path: 'attributes.afue', problem: 'was changed again since' }],
    })
    expect(await exportVocabulary(db)).toBe(before)
    expect(await undoChange(db, 99_999, KIM)).toMatchObject({
      problems: [{ path: '', problem: 'there is no change 99999' }],
    })
  })

  test('a row may get another name; what points at it follows or is named', async () => {
    const { db } = database
    const before = await exportVocabulary(db)
    const one = await importJson(POOL)
    const id = (await db.selectFrom('category').select('id').where('slug', '=', 'pool-heaters').execute())[0]!
      .id
    const two = await importJson({
      categories: [{ slug: 'pool-warmers', id, name: 'Pool Warmers', parent: 'furnaces-heaters' }],
      remove: { categories: ['pool-heaters'] },
    })
    expect(two).toMatchObject({ kind: 'changed' })
    for (const each of [two, one])
      if (each.kind === 'changed')
        expect(await undoChange(db, each.number!, KIM)).toMatchObject({ kind: 'changed' })
    expect(await exportVocabulary(db)).toBe(before)
  })

  test('[30] [property] what any document adds, an undo takes away byte for byte', async () => {
    const word = fc.stringMatching(/^[a-z]{2,12}$/)
    const text = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).map((each) => `a${each.trim()}`)
    const document = fc.record({
      types: fc.uniqueArray(
        fc.record({
          type: word.map((each) => `x-${each}`),
          label: text,
          plural: text,
          shipsFree: fc.boolean(),
        }),
        { maxLength: 4, selector: ({ type }) => type },
      ),
      categories: fc.uniqueArray(fc.record({ slug: word.map((each) => `y-${each}`), name: text }), {
        maxLength: 4,
        selector: ({ slug }) => slug,
      }),
      attributes: fc.uniqueArray(
        fc.record({
          key: word.map((each) => `z${each}`),
          name: text,
          kind: fc.constantFrom('list', 'number', 'yesno'),
          group: fc.constantFrom('Capacity', 'Water'),
          order: fc.nat(200),
        }),
        { maxLength: 4, selector: ({ key }) => key },
      ),
    })
    let taken = 0
    await fc.assert(
      fc.asyncProperty(document, async (json) => {
        const before = await exportVocabulary(database.db)
        const result = await importJson(json)
        if (result.kind !== 'changed' || result.number === undefined) return
        taken++
        const after = await exportVocabulary(database.db)
        const again = readDocument(new TextEncoder().encode(after))
        if (Array.isArray(again)) throw new Error(JSON.stringify(again))
        expect(await importVocabulary(database.db, again, KIM)).toMatchObject({ changes: [] })
        await undoChange(database.db, result.number, KIM)
        expect(await exportVocabulary(database.db)).toBe(before)
      }),
      { numRuns: 20 },
    )
    expect(taken).toBeGreaterThan(5)
  })
})

describe('[30] a wrong document changes nothing and is told where and what', () => {
  test.each<[string, object, string]>([
    [
      'an unknown field',
      { types: [{ type: 'wire', colour: 'red' }] },
      'types.wire: expected only type, label',
    ],
    ['an unknown section', { kinds: [] }, ': expected only $schema, version, types'],
    ['a missing field', { types: [{ type: 'x' }] }, 'types.x.label: expected text, found nothing'],
    ['no slug', { types: [{ type: 'Pool Heater' }] }, 'types.Pool Heater.type: expected small letters'],
    ['an unknown trait', { types: [{ type: 'wire', traits: ['burns-gass'] }] }, 'did you mean burns-gas?'],
    ['an unknown drawing', { types: [{ type: 'wire', drawing: 'cartoon' }] }, 'did you mean carton?'],
    [
      'an unknown attribute on a plate',
      { types: [{ type: 'wire', plate: [{ label: 'A', attribute: 'afu' }] }] },
      'types.wire.plate.0.attribute: expected the key of an attribute, found afu; did you mean afue?',
    ],
    [
      'a row of no kind',
      { types: [{ type: 'wire', plate: [{ label: 'A' }] }] },
      'types.wire.plate.0: expected {',
    ],
    [
      'a label that another has',
      { types: [{ type: 'wire', label: 'Boiler' }] },
      'types.wire.label: expected what no',
    ],
    ['an unknown group', { attributes: [{ key: 'afue', group: 'Efficency' }] }, 'did you mean Efficiency?'],
    [
      'a unit that rules count in',
      { attributes: [{ key: 'afue', unit: 'share' }] },
      'attributes.afue.unit: expected %',
    ],
    [
      'a number of the release',
      { attributes: [{ key: 'own', id: 77, name: 'Own', kind: 'list', group: 'Fit' }] },
      'attributes.own.id: expected 10000 or more',
    ],
    [
      'limits upside down',
      { attributes: [{ key: 'afue', least: 9, most: 1 }] },
      'attributes.afue.most: expected 9',
    ],
    [
      'limits of a word',
      { attributes: [{ key: 'fuel', least: 9 }] },
      'attributes.fuel.least: expected no limits',
    ],
    ['an attribute that rules need', { remove: { attributes: ['afue'] } }, 'afue comes with the release'],
    [
      'a name that is not there',
      { remove: { types: ['pool'] } },
      'remove.types: expected a name of types, found pool',
    ],
    [
      'a type that products have',
      { remove: { types: ['gas-furnace'] } },
      'products are of the type gas-furnace',
    ],
    ['a category that has products', { remove: { categories: ['gas-furnaces'] } }, 'in gas-furnaces'],
    [
      'a category under itself',
      { categories: [{ slug: 'services', parent: 'services' }] },
      'categories.services.parent: expected a tree of at most 3 levels',
    ],
    [
      'no such parent',
      { categories: [{ slug: 'services', parent: 'x' }] },
      'categories.services.parent: expected the',
    ],
    ['one name twice', { groups: [{ name: 'A' }, { name: 'A' }] }, 'groups.A: expected each name once'],
    [
      'an answer that is no range',
      {
        questions: [{ attribute: 'afue', answers: [{ label: 'A', value: 'much' }] }],
      },
      'questions.afue.answers.0.value: expected a number or a range',
    ],
    ['a facet of nothing', { facets: [{ facet: 'prize' }] }, 'facets.prize.facet: expected the key'],
    ['a heading of another column', { columns: [{ column: 'brand', headings: ['SKU'] }] }, 'sku has it'],
    ['no such column', { columns: [{ column: 'brnd', headings: [] }] }, 'did you mean brand?'],
    [
      'a NUL',
      { types: [{ type: 'wire', label: 'a\u0000' }] },
      'types.wire.label: expected 1 to 60 characters',
    ],
    [
      'half a character',
      { types: [{ type: 'wire', label: 'a\ud800' }] },
      'types.wire.label: expected 1 to 60',
    ],
  ])('%s', async (_, json, told) => {
    const before = await exportVocabulary(database.db)
    expect((await refusals(json)).join('\n')).toContain(told)
    expect(await exportVocabulary(database.db)).toBe(before)
  })

  test('limits that products break are refused with how many', async () => {
    expect(await refusals({ attributes: [{ key: 'afue', least: 85 }] })).toEqual([
      'attributes.afue.least: 1 products have a value outside these limits',
    ])
    expect(await refusals({ attributes: [{ key: 'afue', least: 60, most: 100 }] })).toEqual([])
  })

  test('what is no JSON, of another version or too large', () => {
    expect(readDocument(new TextEncoder().encode('{'))).toMatchObject([{ path: '' }])
    expect(readDocument(bytesOf({ version: 2 }))).toEqual([{ path: 'version', problem: 'expected 1' }])
    expect(readDocument(new Uint8Array(MOST_DOCUMENT_BYTES + 1))).toMatchObject([
      { problem: 'expected at most 2000000 bytes' },
    ])
  })
})

test('docs/vocabulary.md names each trait with its sentence', async () => {
  const text = await readFile('docs/vocabulary.md', 'utf8')
  const missing = Object.entries(TRAITS).filter(
    ([trait, says]) => !text.includes(`| \`${trait}\` | ${says} |`),
  )
  expect(missing).toEqual([])
})

test('docs/vocabulary.schema.json is the schema of the documents', async () => {
  const schema = z.toJSONSchema(DOCUMENT, { io: 'input' })
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    '../../../../../../docs/vocabulary.schema.json',
  )
})
