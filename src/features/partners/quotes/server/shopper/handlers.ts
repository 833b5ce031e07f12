import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { logoAnswer, logoBytes } from '#features/partners/companies/server/index.ts'
import { type PricingContext, publicPrices } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { makeTurns, TooManyWaiting } from '#lib/http/turns.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { makePdf } from '#platform/pdf/server/make-pdf.ts'
import { shopperQuotesContract } from '../../contract.ts'
import { QUOTE_NUMBER, readSearch } from '../../rules/quote-number.ts'
import { totalsOf } from '../../rules/quote-totals.ts'
import { shopperState } from '../../rules/states.ts'
import { shopperTexts as texts } from '../../shopper-texts.ts'
import { quoteFileAnswer, quoteFileKey } from '../file-rows.ts'
import { toDraw } from '../pdf/pdf-wanted.ts'
import { statusOf } from '../quote-rows.ts'
import { wireTotals } from '../wire.ts'
import { askForQuote } from './ask.ts'
import { acceptQuote, declineQuote, noteOpened, sectionOf } from './changes.ts'
import { payQuote } from './pay-quote.ts'
import { factsNow, type PresentContext, presentQuote } from './present.ts'
import { openByKey, ownQuote } from './read.ts'
import { quotedRates } from './sale.ts'
import { foundQuotes, searchQuotes } from './search.ts'
import { askAgain, writeComment } from './write-to-consultant.ts'

interface ShopperQuotesContext extends PresentContext, PricingContext {
  files: FileStore
  contact: { phone: string; email: string }
}

const os = implement(shopperQuotesContract).$context<ShopperQuotesContext>()

const quotePdf = { file: 'quote-pdf', load: () => import('../pdf/quote-pdf.tsx') }
/** A PDF of a long quote takes the processor half a second. */
const pdfTurns = makeTurns({ atOnce: 2, waiting: 20 })

const present = async (context: PresentContext, number: string) =>
  presentQuote(context, await ownQuote(context, number))

export const shopperQuotesHandlers = {
  search: os.search.handler(({ input, context }) => searchQuotes(context, input)),
  found: os.found.handler(({ context }) => foundQuotes(context)),
  open: os.open.handler(async ({ input, context }) => {
    await openByKey(context, input.quoteNumber, input.key)
    return { opened: true as const }
  }),
  view: os.view.handler(async ({ input, context }) => {
    const quote = await ownQuote(context, input.quoteNumber)
    const shown = await presentQuote(context, quote)
    await noteOpened(context, quote)
    return shown
  }),
  logo: os.logo.handler(async ({ input, context }) => logoAnswer(await logoBytes(context, input.logo))),
  pdf: os.pdf.handler(async ({ input, context }) => {
    const quote = await present(context, input.quoteNumber)
    const pdf = await pdfTurns
      .run(async () => {
        const ids = quote.sections.flatMap(({ items }) => items.map(({ id }) => id))
        const drawings = quote.showsDrawings
          ? await toDraw(publicPrices(context.db), ids, context.clock.now())
          : []
        const logo = quote.company?.logo
          ? await logoBytes(context, quote.company.logo).catch(() => null)
          : null
        return makePdf(quotePdf, {
          ...{ quote, drawings, logo },
          shop: { name: merchant().name, ...context.contact },
        })
      })
      .catch((error: unknown) => {
        if (error instanceof TooManyWaiting)
          throw new ApiError('busy', texts.pdfBusy, { status: 503, details: { retryAfterSeconds: 2 } })
        throw error
      })
    return new File([new Uint8Array(pdf)], `quote-${quote.quoteNumber}.pdf`, { type: 'application/pdf' })
  }),
  file: os.file.handler(async ({ input, context }) => {
    const { row } = await ownQuote(context, input.quoteNumber)
    const file = await context.db
      .selectFrom('quote_file')
      .select(['id', 'hash', 'type'])
      .where('quote_id', '=', row.id)
      .where('id', '=', input.file)
      .where('is_shared', '=', true)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    const bytes = file && (await context.files.read(quoteFileKey(row.id, file.hash)))
    if (!file || !bytes) throw new ApiError('not_found', texts.noFile, { status: 404 })
    return quoteFileAnswer(file, bytes)
  }),
  price: os.price.handler(async ({ input, context }) => {
    const quote = await ownQuote(context, input.quoteNumber)
    const section = sectionOf(quote, input.selection)
    const facts = await factsNow(context, quote)
    return wireTotals(totalsOf(section, input.selection, facts))
  }),
  comment: os.comment.handler(async ({ input, context }) => {
    await writeComment(context, input.quoteNumber, input.text)
    return present(context, input.quoteNumber)
  }),
  accept: os.accept.handler(async ({ input, context }) => {
    await acceptQuote(context, input)
    return present(context, input.quoteNumber)
  }),
  decline: os.decline.handler(async ({ input, context }) => {
    await declineQuote(context, input)
    return present(context, input.quoteNumber)
  }),
  askAgain: os.askAgain.handler(async ({ input, context }) => {
    await askAgain(context, input.quoteNumber, input.text)
    return present(context, input.quoteNumber)
  }),
  pay: os.pay.handler(({ input, context }) => payQuote(context, input.quoteNumber)),
  ask: os.ask.handler(async ({ input, context }) => {
    await askForQuote(context, input)
    return { received: true as const }
  }),
  rates: os.rates.handler(({ input, context }) => quotedRates(context, input)),
}

/**
 * Whether a customer can see this quote and has this email address or phone number. A quote that was not
 * sent, or that was withdrawn, belongs to no customer.
 */
export async function isQuoteOf(
  db: Db,
  { number, reach, at }: { number: string; reach: string; at: Date },
): Promise<boolean> {
  const row = QUOTE_NUMBER.test(number)
    ? await db.selectFrom('quote').selectAll().where('number', '=', number).executeTakeFirst()
    : undefined
  if (!row || !shopperState(statusOf(row), at)) return false
  const { kind, value } = readSearch({ who: reach, zip: '' })
  if (kind === 'email') return row.contact_email.toLowerCase() === value
  return kind === 'phone' && row.contact_phone.replace(/\D/g, '').slice(-10) === value
}
