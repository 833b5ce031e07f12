import type { Db } from '#db/connect.ts'
import { ApiError, encodeError } from '#kit/api-error.ts'
import type { Clock } from '#kit/clock.ts'
import { isProductId } from '../rules/product-url.ts'
import { texts } from '../texts.ts'
import { presentProduct } from './present-product.ts'
import { findExtras, findProduct } from './queries.ts'
import { categoryTree } from './tree.ts'

const refusal = (): Response => Response.json(encodeError(new ApiError('product_unknown', texts.productUnknown)), { status: 404 })

/** Answers the address of a product's specification sheet: the PDF, or 404 with the error envelope when nobody sells the product. */
export async function specificationSheetResponse(db: Db, clock: Clock, id: string): Promise<Response> {
  const product = isProductId(id) ? await findProduct(db, id, clock.now()) : undefined
  if (product === undefined) return refusal()
  // The PDF renderer is 15 MB of memory that a store without PDF readers need not hold.
  const { specificationSheet } = await import('./specification-sheet.tsx')
  const [tree, extras] = await Promise.all([categoryTree(db, product.version), findExtras(db, id)])
  const pdf = await specificationSheet(presentProduct(product, [], extras, tree), clock.now().toISOString().slice(0, 10))
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="specification-sheet-${product.sku.replace(/[^A-Za-z0-9.-]/g, '-')}.pdf"`,
      'cache-control': 'public, max-age=3600',
    },
  })
}
