import { expect, test } from 'vitest'
import { productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { up } from './migrations/0026-free-shipping.ts'

test('after the migration a stored product ships free as an imported one of its type does', async () => {
  const { db, drop } = await makeDatabase()
  await db.insertInto('category').values({ id: 1, slug: 'a', name: 'A', parent_id: null }).execute()
  const product = { name: 'A', slug: 'a', brand: 'B', category_id: 1, ships_free: false }
  await db
    .insertInto('product')
    .values(
      productTypes().map(({ type, paysShipping }, index) => ({
        ...product,
        id: String(450_000_001 + index),
        sku: type,
        type,
        pays_shipping: paysShipping,
      })),
    )
    .execute()
  const versionOf = async () =>
    (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
  const before = await versionOf()

  await up(db)
  await up(db)

  const rows = await db.selectFrom('product').select(['type', 'ships_free']).execute()
  const free = rows.filter(({ ships_free }) => ships_free).map(({ type }) => type)
  const ALWAYS_FREE = rows
    .map(({ type }) => type)
    .filter((type) => productTypes().some((each) => each.type === type && each.shipsFree))
  // Furnaces, condensers and package units were stored as free before.
  expect(ALWAYS_FREE).toEqual(expect.arrayContaining(free))
  expect(free).toHaveLength(14)
  expect(await versionOf()).toBe(before + 1)
  await drop()
})
