import type { Db } from '#db/connect.ts'
import { ApiError, encodeError } from '#kit/api-error.ts'
import type { Clock } from '#kit/clock.ts'
import type { ProductDetails } from '../../contract.ts'
import { isProductId } from '../../rules/product-url.ts'
import { texts } from '../../texts.ts'
import { readProduct } from '../read/read-product.ts'

/** Makes the document of a product; undefined when it has none of the kind. `day` is today, yyyy-mm-dd. */
type Make = (product: ProductDetails, day: string) => Promise<Buffer> | undefined

// The PDF renderer is 15 MB of memory that a store without PDF readers need not hold.
const specificationSheet: Make = async (product, day) =>
  (await import('./specification-sheet.tsx')).specificationSheet(product, day)

const certificate: Make = (product, day) => {
  const { matchedSystem } = product
  return matchedSystem?.referenceNumber
    ? import('./certificate.tsx').then((made) => made.certificate(product, matchedSystem, day))
    : undefined
}

const documents = { 'specification-sheet': specificationSheet, certificate } as const

const refusal = (): Response =>
  Response.json(encodeError(new ApiError('product_unknown', texts.productUnknown)), { status: 404 })

/**
 * Answers the address of a product's document: the PDF, or 404 with the error envelope when the product is
 * not sold or has no such document.
 */
export async function productDocument(
  db: Db,
  clock: Clock,
  id: string,
  kind: keyof typeof documents,
): Promise<Response> {
  const product = isProductId(id) ? await readProduct(db, id, clock.now()) : undefined
  const made = product && documents[kind](product, clock.now().toISOString().slice(0, 10))
  if (product === undefined || made === undefined) return refusal()
  const fileName = `${kind}-${product.details.sku.replace(/[^A-Za-z0-9.-]/g, '-')}.pdf`
  return new Response(new Uint8Array(await made), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName}"`,
      'cache-control': 'public, max-age=3600',
    },
  })
}
