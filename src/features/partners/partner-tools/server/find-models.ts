import type { Db } from '#db/connect.ts'
import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import { findModels } from '#features/partners/partner-orders/server/index.ts'
import { texts } from '../texts.ts'

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
