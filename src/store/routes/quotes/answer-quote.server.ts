import { data, redirect } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import type { ShopperQuote } from '#features/partners/quotes/contract.ts'
import { pageTexts as texts } from '#features/partners/quotes/page-texts.ts'

export interface QuoteOutcome {
  intent: string
  refusal?: string | undefined
}

/**
 * A quote for the browser that may open it. The key of a link opens it first, and the address loses the key.
 * The answer never tells whether a quote with this number exists.
 */
export async function openQuote(
  api: StoreApi,
  quoteNumber: string,
  key: string | null,
): Promise<{ quote: ShopperQuote | undefined }> {
  try {
    if (key !== null) {
      await api.quotes.open({ quoteNumber, key })
      throw redirect(`/view-quotes/${quoteNumber}`, 303)
    }
    return { quote: await api.quotes.view({ quoteNumber }) }
  } catch (error) {
    if (refusalOf(error)) return { quote: undefined }
    throw error
  }
}

/** Handles a form of the page. */
export async function answerQuoteForm(api: StoreApi, quoteNumber: string, form: FormData) {
  const intent = String(form.get('intent') ?? '')
  try {
    await carryOut(api, quoteNumber, intent, form)
    return data<QuoteOutcome>({ intent })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    // Another tab has signed it: the page of the signed quote says how to pay.
    if (refusal.code === 'already_accepted') throw redirect(`/view-quotes/${quoteNumber}`, 303)
    const message = refusal.status === 400 ? texts.failed : refusal.message
    return data<QuoteOutcome>({ intent, refusal: message }, { status: refusal.status })
  }
}

async function carryOut(
  api: StoreApi,
  quoteNumber: string,
  intent: string,
  form: FormData,
): Promise<unknown> {
  const text = (name: string) => String(form.get(name) ?? '')
  const seen = { quoteNumber, version: Number(text('version')), versionHash: text('versionHash') }
  switch (intent) {
    case 'accept':
      return api.quotes.accept({
        ...seen,
        selection: readJson(text('selection')),
        total: Number(text('total')) / 100,
        name: text('name'),
        consent: (text('consent') === 'yes') as true,
      })
    case 'decline':
      return api.quotes.decline({ ...seen, reason: text('reason') })
    case 'comment':
      return api.quotes.comment({ quoteNumber, text: text('text') })
    case 'askAgain':
      return api.quotes.askAgain({ quoteNumber, text: text('text') })
    default:
      throw data(null, { status: 400 })
  }
}

type Selection = Parameters<StoreApi['quotes']['accept']>[0]['selection']

/** The call checks the shape. */
function readJson(text: string): Selection {
  try {
    return JSON.parse(text) as Selection
  } catch {
    return { sectionKey: '', lines: [] }
  }
}
