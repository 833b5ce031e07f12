import { data, redirect } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { isProductId } from '#features/catalog/rules/product-url.ts'
import { texts } from '#features/reviews/texts.ts'
import type { SubjectView } from '#features/reviews/ui/subject.tsx'
import { pagePicture } from '#shop/page/page-pictures.server.ts'

export interface Voice {
  subject: SubjectView | null
  /** an item number was named, and nobody knows it */
  unknown: boolean
  thanks: boolean
}

/** Reads which product somebody wants to write about: `?product=` of a link, or of the form that asks for it. */
export async function loadVoice(api: StoreApi, request: Request): Promise<Voice> {
  const { searchParams } = new URL(request.url)
  const id = (searchParams.get('product') ?? '').trim()
  const [card] = isProductId(id) ? (await api.catalog.multiple({ productIds: [id] })).products : []
  const subject = card && !card.isService ? card : undefined
  return {
    subject: subject
      ? {
          id: subject.id,
          sku: subject.sku,
          brand: subject.brand,
          name: subject.name,
          href: subject.path,
          picture: pagePicture(
            { drawing: subject.drawing, dimensions: subject.dimensions, view: 'thumb', decorative: true },
            request,
          ),
        }
      : null,
    unknown: id !== '' && subject === undefined,
    thanks: searchParams.get('sent') === 'yes',
  }
}

/** What a form sent, by field; anything but text counts as empty. */
export const fieldsOf = (form: FormData) => (name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Sends what was written, or says why it cannot be sent; sent, the page thanks from an address of its own, so that a reload sends nothing. */
export async function sendVoice<Draft extends { productId: string }, Problems extends object>(
  path: string,
  draft: Draft,
  errors: Problems,
  send: () => Promise<unknown>,
) {
  if (Object.keys(errors).length > 0) return data({ draft, errors, failure: undefined }, { status: 400 })
  try {
    await send()
  } catch (error) {
    const { status, message } = refusalOf(error)
    return data({ draft, errors, failure: message }, { status })
  }
  return redirect(`${path}?product=${draft.productId}&sent=yes`, 303)
}

// The API's classes live in the server's own bundle, so a refusal is known by its shape and not by its class.
function refusalOf(error: unknown): { status: number; message: string } {
  const status =
    error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500
  if (status >= 500) throw error
  return { status, message: error instanceof Error && status !== 400 ? error.message : texts.failed }
}
