import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import { PROJECT } from '#features/partners/customers/rules/access.ts'
import { findModels } from '#features/partners/partner-orders/server/index.ts'
import { needs } from '#features/people/accounts/server/index.ts'
import { partnerToolsContract } from '../contract.ts'
import { texts } from '../texts.ts'
import { assembleUnits } from './assemble.ts'
import { findSystems } from './systems.ts'
import type { ToolsContext } from './tools-context.ts'

const os = implement(partnerToolsContract).$context<ToolsContext>()

export const partnerToolsHandlers = {
  assemble: os.assemble.use(needs(PROJECT.read)).handler(({ input, context }) => {
    return assembleUnits(input, context)
  }),
  systems: os.systems.use(needs(PROJECT.read)).handler(({ input, context }) => {
    return findSystems(input, context)
  }),
  find: os.find.use(needs(PROJECT.read)).handler(async ({ input, context }) => {
    return { found: await modelRows(context.db, input.search) }
  }),
}

/** Rows of the palette: products by model number, AHRI number, or the model that they replace. */
export async function modelRows(db: Db, search: string) {
  const found = await findModels(db, search)
  return found.map(({ id, name, slug, sku, by }) => ({
    href: productPath([], { id, slug }),
    name,
    note:
      by === 'ahri'
        ? texts.find.ahri(sku)
        : by === 'model'
          ? texts.find.model(sku)
          : texts.find.replaces(search),
  }))
}
