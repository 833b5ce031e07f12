import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { attributeById } from '#features/catalog/catalog/rules/attributes.ts'
import { pagePlate } from '#features/catalog/catalog/rules/product-types.ts'
import {
  type CardRow,
  categoryTree,
  findCards,
  plateFacts,
  presentCard,
} from '#features/catalog/catalog/server/index.ts'
import { pricesAtZip, pricesWithoutPlace } from '#features/choosing/operating-cost/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { type Cents, toWire } from '#lib/money.ts'
import { compareContract } from '../contract.ts'
import { fuelsAt, NAMES, type PricedFuels } from '../rules/reference-house.ts'
import { compareGroups } from '../rules/rows.ts'
import { type RunningCost, runningCost } from '../rules/running-cost.ts'
import { findNearest } from './queries.ts'

const os = implement(compareContract).$context<{ db: Db; clock: Clock }>()

export const compareHandlers = {
  /** C-COMPARE */
  products: os.products.handler(async ({ input, context: { db, clock } }) => {
    const now = clock.now()
    const ids = [...new Set(input.productIDs.map(String))]
    const [tree, found, priced] = await Promise.all([
      categoryTree(db),
      findCards(db, ids, now),
      pricesAt(db, input.zipCode),
    ])
    const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? [])
    const nearest = rows[0] ? await findNearest(db, likenessOf(rows[0], ids), now) : []
    const near = await findCards(db, nearest, now)
    const facts = rows.map(plateFacts)
    return {
      products: rows.map((row) => presentCard(row, tree)),
      groups: compareGroups(facts),
      runningCosts: facts.map((each) => runningCost(each, priced.fuels)).map(presentCost),
      prices: priced.prices,
      pricedFor: priced.state,
      suggestions: near
        .toSorted((a, b) => nearest.indexOf(a.id) - nearest.indexOf(b.id))
        .map((row) => presentCard(row, tree)),
      unknownIDs: ids.filter((id) => !rows.some((row) => row.id === id)),
    }
  }),
}

/** The prices at a place, and those without a place where it is none of the United States. */
async function pricesAt(db: Db, zipCode: string | undefined) {
  const place = await pricesAtZip(db, zipCode)
  const fuels: PricedFuels = fuelsAt(place?.prices ?? pricesWithoutPlace())
  return {
    fuels,
    state: place?.state ?? null,
    prices: (Object.keys(fuels) as (keyof PricedFuels)[]).map((fuel) => ({
      name: fuels[fuel].name,
      price: fuels[fuel].price,
      unit: fuels[fuel].unit,
      asOf: place?.prices[NAMES[fuel]].asOf ?? null,
    })),
  }
}

/** The facts by which similar products are suggested. */
function likenessOf(row: CardRow, ids: readonly string[]) {
  const sized = pagePlate(row.type).find(
    (each) =>
      'attribute' in each &&
      attributeById(each.attribute)?.filterGroup === 'Capacity' &&
      typeof row.attributes[each.attribute] === 'number',
  )
  const sizeAttribute = sized && 'attribute' in sized ? sized.attribute : null
  const value = sizeAttribute === null ? undefined : row.attributes[sizeAttribute]
  return {
    ids,
    categoryId: row.category_id,
    sizeAttribute,
    size: typeof value === 'number' ? value : null,
    priceCents: row.price_cents,
  }
}

const dollars = (amount: Cents | null): number | null => (amount === null ? null : toWire(amount))
const presentCost = ({ heating, cooling }: RunningCost) => ({
  heating: dollars(heating),
  cooling: dollars(cooling),
})
