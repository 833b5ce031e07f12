import type { Db } from '#db/connect.ts'
import type { ProductDetails } from '../../contract.ts'
import { categoryTree } from './category-tree.ts'
import { findProduct } from './find-product.ts'
import { presentProduct } from './present-product.ts'
import { sideCards } from './side-cards.ts'

/** Everything a product page shows (E-PRODUCT); undefined when the product is not sold. */
export async function readProduct(db: Db, id: string, now: Date): Promise<ProductDetails | undefined> {
  const product = await findProduct(db, id, now)
  if (product === undefined) return undefined
  const tree = await categoryTree(db, product.version)
  const cards = await sideCards(db, [...new Set(product.links.map((link) => link.id))], tree, now)
  return presentProduct(product, cards, tree)
}
