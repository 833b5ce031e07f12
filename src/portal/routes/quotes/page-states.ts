import type { Page } from 'playwright-core'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import { inPortal, signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { visit } from '#tests/fixtures/browser/page.ts'
import { HOMEOWNER, quoteContent } from '#tests/fixtures/portal/quotes.ts'
import { builderTexts } from './builder/texts.ts'
import { templateTexts } from './templates/template-editor.tsx'
import { texts as quotesTexts } from './texts.ts'

/** Makes a quote with two options. */
async function makeDraft(there: Page): Promise<DeskQuote> {
  const { origin } = new URL(there.url())
  const found = await there.request.get(`${origin}/v1/api/search/suggest?q=furnace`)
  const { products } = (await found.json()) as { products: { id: string }[] }
  const line = { id: products[0]!.id }
  const data = { contact: HOMEOWNER, content: quoteContent([line], [line]) }
  const made = await there.request.post(`${origin}/v1/api/partner/quotes`, { data })
  return (await made.json()) as DeskQuote
}

async function openDraft(there: Page): Promise<void> {
  const { number } = await makeDraft(there)
  await visit(there, `/quotes/${number}`)
  await there.getByRole('tab').first().waitFor()
  await there.getByLabel(builderTexts.fitTitle).first().waitFor()
}

async function openTemplate(there: Page): Promise<void> {
  const { origin } = new URL(there.url())
  const { content } = await makeDraft(there)
  const data = { name: 'Two furnaces', content }
  const made = await there.request.post(`${origin}/v1/api/partner/quote-templates`, { data })
  const { id } = (await made.json()) as { id: number }
  await visit(there, `/quotes/templates/${id}`)
  await there.getByRole('tab').first().waitFor()
}

/** Sends a quote and opens its link in the store, as the homeowner does. */
async function openSentQuote(there: Page): Promise<void> {
  const { origin } = new URL(there.url())
  const { id, revision } = await makeDraft(there)
  const data = { revision, by: 'link' }
  const sent = await there.request.post(`${origin}/v1/api/partner/quotes/${id}/send`, { data })
  const { link: ofHomeowner } = (await sent.json()) as { link: string }
  await visit(there, ofHomeowner)
  await there.getByRole('heading', { level: 1 }).waitFor()
}

export const STATES: State[] = [
  signedIn('the quotes', '/quotes', titled(quotesTexts.title)),
  signedIn('a new quote', '/quotes/new', titled(quotesTexts.create)),
  signedIn('the templates of quotes', '/quotes/templates', titled(templateTexts.templates)),
  inPortal('a template of a quote of the portal', '/quotes/templates', {
    as: 'contractor',
    shows: 'quotes/templates/:id',
    arrange: openTemplate,
  }),
  inPortal('a draft of a quote of the portal', '/quotes', {
    as: 'contractor',
    shows: 'quotes/:number',
    arrange: openDraft,
  }),
  inPortal('a quote that the homeowner opened', '/quotes', { as: 'contractor', arrange: openSentQuote }),
]
