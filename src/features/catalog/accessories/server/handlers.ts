import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { categoryTree, findCards } from '#features/catalog/catalog/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { accessoriesContract } from '../contract.ts'
import { choose } from '../rules/choose.ts'
import { needsOf } from '../rules/needs.ts'
import { candidates } from '../rules/part-kinds.ts'
import { texts } from '../texts.ts'
import { partsForSale } from './index.ts'
import { presentPages } from './present.ts'
import { findProductWithUnits, findTies } from './queries.ts'

const os = implement(accessoriesContract).$context<{ db: Db; clock: Clock }>()

export const accessoriesHandlers = {
  required: os.required.handler(async ({ input, context: { db, clock } }) => {
    const now = clock.now()
    const product = await findProductWithUnits(db, input.id)
    if (product === undefined) throw new ApiError('product_unknown', texts.productUnknown, { status: 404 })
    const [{ byKind }, ties, tree] = await Promise.all([
      partsForSale(db, now),
      findTies(db, product.id),
      categoryTree(db, product.version),
    ])
    const needs = choose(
      needsOf(product, product.units),
      candidates(byKind),
      ties.map(({ kind, page, quantity, reason, ...part }) => ({ part, kind, page, quantity, reason })),
    )
    const cards = await findCards(
      db,
      needs.flatMap(({ choices }) => choices.map(({ part }) => part.id)),
      now,
    )
    return { pages: presentPages(needs, new Map(cards.map((card) => [card.id, card])), tree) }
  }),

  installation: os.installation.handler(async ({ input, context: { db } }) => {
    const ids = [...new Set(input.productIDs)]
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom('product')
            .select(['id', 'installation_service_ids'])
            .where('id', 'in', ids)
            .where('withdrawn_at', 'is', null)
            .orderBy('id')
            .execute()
    const services = rows
      .filter((row) => row.installation_service_ids.length > 0)
      .map((row) => ({ productID: row.id, serviceIDs: row.installation_service_ids }))
    return {
      serviceIDs: [...new Set(services.flatMap((service) => service.serviceIDs))].toSorted(),
      services,
    }
  }),
}
