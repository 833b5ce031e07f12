import { data, redirect } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import type { PictureSpec } from '#drawings/spec.ts'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { isProductId } from '#features/catalog/catalog/rules/product-url.ts'
import { MAX_QUERY_LENGTH } from '#features/choosing/search/rules/listing/listing.ts'
import { texts } from '#features/service/reviews/texts.ts'
import type { SubjectView } from '#features/service/reviews/ui/submission.tsx'
import { pagePicture } from '#shop/page/page-pictures.server.ts'

/** A page with a review or question form. */
export interface Submission {
  subject: SubjectView | null
  /** the address names an item number that no product has, or words that find none */
  unknown: boolean
  /** products that the shopper's words find, when they are no item number */
  found: readonly { id: string; name: string; sku: string }[]
  thanks: boolean
}

/** As many products as the shopper can choose from. */
const MOST_FOUND = 8

/**
 * Reads the product of the form: `?product=` of a link, or of the form that asks for it. The form takes an
 * item number, a name or a model.
 */
export async function loadSubmission(api: StoreApi, request: Request): Promise<Submission> {
  const { searchParams } = new URL(request.url)
  const id = (searchParams.get('product') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  const [card] = isProductId(id) ? (await api.catalog.multiple({ productIds: [id] })).products : []
  const subject = subjectView(card, (spec) => pagePicture(spec, request))
  const asksByName = id !== '' && !isProductId(id)
  const found = asksByName ? (await api.search.suggest({ q: id, limit: MOST_FOUND })).products : []
  return {
    subject,
    unknown: id !== '' && subject === null && found.length === 0,
    found: found.map(({ id: product, name, sku }) => ({ id: product, name, sku })),
    thanks: searchParams.get('sent') === 'yes',
  }
}

/**
 * Sends a review or question, or returns why it cannot be sent. The confirmation has its own address, so
 * that a reload does not send the form again.
 */
export async function sendSubmission<Draft extends { productId: string }, Problems extends object>(
  path: string,
  draft: Draft,
  errors: Problems,
  send: () => Promise<unknown>,
) {
  if (Object.keys(errors).length > 0) return data({ draft, errors, failure: undefined }, { status: 400 })
  try {
    await send()
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { status, message } = refusal
    return data({ draft, errors, failure: status === 400 ? texts.failed : message }, { status })
  }
  return redirect(`${path}?product=${draft.productId}&sent=yes`, 303)
}

/** The product that a review or question is about. Services are not reviewed. */
const subjectView = (
  card: ProductCard | undefined,
  picture: (spec: PictureSpec) => SubjectView['picture'],
): SubjectView | null =>
  card === undefined || card.isService
    ? null
    : {
        id: card.id,
        sku: card.sku,
        brand: card.brand,
        name: card.name,
        href: card.path,
        picture: picture({
          drawing: card.drawing,
          dimensions: card.dimensions,
          view: 'thumb',
          decorative: true,
        }),
      }
