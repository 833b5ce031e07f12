import { expect, test } from 'vitest'
import { typeNames } from '../../scripts/structure/type-names.mjs'

const SEED = 'src/features/catalog/catalog/rules/data/product-types.ts'
const namedIn = (source: string, file = 'src/features/catalog/rebates/rules/eligible.ts') =>
  typeNames(
    new Map([
      [SEED, "export const PRODUCT_TYPE_ROWS = {\n  'gas-furnace': {\n  },\n  coil: {\n  },\n}"],
      [file, source],
    ]),
  ).map((place) => place.replace(/^\S+ /, ''))

test.each([
  ['a comparison', "const is = type === 'gas-furnace'", ['gas-furnace']],
  ['a comparison with one word', "const is = part.type !== 'coil'", ['coil']],
  ['a set', "const types = new Set(['gas-furnace', 'coil'])", ['gas-furnace', 'coil']],
  ['the key of a table', "const rows = { 'gas-furnace': 80 }", ['gas-furnace']],
  ['a case', "switch (unit.type) {\n  case 'coil':\n}", ['coil']],
  ['the beginning of a type', "const is = unit.type.startsWith('gas')", ['gas…']],
  ['a question of SQL', "const rows = sql`select id from product where type = 'coil'`", ['coil']],
  ['a list of SQL', "const rows = sql`… p.type in ('gas-furnace', 'coil')`", ['gas-furnace', 'coil']],
  ['a question of the builder', "db.selectFrom('product').where('type', '=', 'coil')", ['coil']],
  ['a question for a trait', "const is = hasTrait('coil', 'cools')", ['coil']],
  ['a question for a trait of any type', "const is = hasTrait(type, 'cools')", []],
  ['a kind of part', "const kinds = ['pad', 'coil']", []],
  ['the key of a text', "const texts = { coil: 'Coil' }", []],
  ['a comment', "// the heat of a 'gas-furnace'", []],
])('[30] of the names of types the check finds %s as it should', (_, source, found) => {
  expect(namedIn(source)).toEqual(found)
})

test('[30] seeds, tests and shapes may name a type', () => {
  const source = "const is = type === 'gas-furnace'"
  for (const file of [
    'src/features/choosing/search/rules/data/seed-figures.ts',
    'src/features/catalog/rebates/rules/eligible.test.ts',
    'src/drawings/scenes.ts',
  ])
    expect(namedIn(source, file)).toEqual([])
})
