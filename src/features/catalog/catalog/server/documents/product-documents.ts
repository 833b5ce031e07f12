import type { Db } from '#db/connect.ts'
import { ApiError, encodeError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { makeTurns, orBusy } from '#lib/http/turns.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { makePdf } from '#platform/pdf/server/make-pdf.ts'
import { versionedCache } from '#platform/projections/server/versioned-cache.ts'
import type { ProductDetails } from '../../contract.ts'
import { isProductId } from '../../rules/product-url.ts'
import { texts } from '../../texts.ts'
import { readProduct } from '../read/present-product.ts'

/** Makes the document of a product; undefined when it has none of the kind. `day` is today, yyyy-mm-dd. */
type Make = (product: ProductDetails, day: string) => Promise<Uint8Array> | undefined

const sheetPdf = { file: 'sheet-pdf', load: () => import('./sheet-pdf.tsx') }
const certificatePdf = { file: 'certificate-pdf', load: () => import('./certificate-pdf.tsx') }

const specificationSheet: Make = (product, day) => makePdf(sheetPdf, product, day)

const certificate: Make = (product, day) => {
  const { matchedSystem } = product
  return matchedSystem?.referenceNumber ? makePdf(certificatePdf, product, matchedSystem, day) : undefined
}

const documents = { 'specification-sheet': specificationSheet, certificate } as const

const refusal = (): Response =>
  Response.json(encodeError(new ApiError('product_unknown', texts.productUnknown)), { status: 404 })

/** How many documents are made at once, and the bytes of cached ones; one takes about 9 kB. */
const TURNS = { atOnce: 2, waiting: 40 }
const KEPT_BYTES = 4 * 1024 * 1024

interface DocumentParts {
  db: Db
  clock: Clock
  /** increases when the content of a page has changed */
  revision: () => number
}

interface MadeDocument {
  pdf: Uint8Array<ArrayBuffer>
  fileName: string
}

/**
 * Makes the documents of products, two at a time, and keeps each while the catalog stays the same. The
 * answer is the PDF, or 404 with the error envelope when the product is not sold or has no such document.
 */
export function createProductDocuments({ db, clock, revision }: DocumentParts) {
  const turns = makeTurns(TURNS)
  const kept = versionedCache<{ made: MadeDocument | undefined }>({
    version: revision,
    maxBytes: KEPT_BYTES,
    sizeOf: ({ made }) => made?.pdf.length ?? 1,
    // Do not cache this answer: anyone could fill the cache with unknown ids.
    keeps: ({ made }) => made !== undefined,
  })

  async function make(
    id: string,
    kind: keyof typeof documents,
    day: string,
  ): Promise<MadeDocument | undefined> {
    const product = await readProduct(db, id, clock.now())
    const made = product && documents[kind](product, day)
    if (product === undefined || made === undefined) return undefined
    const fileName = `${kind}-${product.details.sku.replace(/[^A-Za-z0-9.-]/g, '-')}.pdf`
    return { pdf: new Uint8Array(await made), fileName }
  }

  return async function productDocument(id: string, kind: keyof typeof documents): Promise<Response> {
    if (!isProductId(id)) return refusal()
    // The document contains the day, so the cache key does too.
    const day = inStoreZone(clock.now()).day
    return orBusy(async () => {
      const { made } = await kept.load(`${kind} ${id} ${day}`, () =>
        turns.run(async () => ({ made: await make(id, kind, day) })),
      )
      return made === undefined ? refusal() : answer(made)
    })
  }
}

const answer = ({ pdf, fileName }: MadeDocument): Response =>
  new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName}"`,
      'cache-control': 'public, max-age=3600',
    },
  })
