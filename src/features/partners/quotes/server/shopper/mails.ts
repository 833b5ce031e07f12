import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { publicPrices } from '#features/selling/pricing/server/index.ts'
import { formatMoney, times, toCents } from '#lib/money.ts'
import { storeDate } from '#platform/clock/rules/store-time.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { pricesHoldUntil } from '../../rules/states.ts'
import type { EventKind } from '../../rules/timeline.ts'
import { shopperTexts as texts } from '../../shopper-texts.ts'
import { guestLink, type QuoteLinks } from '../guest-link.ts'
import { callAt, companyDetails, letterFrom, type Sender, senderOf, soldBy } from '../sender.ts'
import { laborNote } from '../shown-labor.ts'
import { type SentQuote, sentQuote } from './read.ts'

/** The outbox topic of mails about what a customer did with a quote. */
export const QUOTE_NEWS_TOPIC = 'mail.quote-news'

const newsSchema = z.object({
  quoteNumber: z.string(),
  /** what the customer did; or `answered`: what the consultant wrote */
  kind: z.enum(['accepted', 'declined', 'commented', 'asked-again', 'answered']),
  text: z.string(),
  /** accepted: the customer gets a mail as well; answered: the customer alone */
  to: z.enum(['consultant', 'customer']),
})
type News = z.infer<typeof newsSchema>
interface ToConsultant {
  kind: keyof typeof texts.mail.subjects
  text: string
}

/** Writes the mails that follow from what a customer did. */
export async function writeNews(
  trx: Transaction<Tables>,
  { row }: SentQuote,
  { kind, text, key }: { kind: EventKind; text: string; key: string },
  now: Date,
): Promise<void> {
  const known = newsSchema.shape.kind.safeParse(kind)
  if (!known.success) return
  const receivers: News['to'][] = kind === 'accepted' ? ['consultant', 'customer'] : ['consultant']
  for (const to of receivers)
    await writeOutbox(
      trx,
      {
        topic: QUOTE_NEWS_TOPIC,
        dedupeKey: `quote-news:${row.number}:${kind}:${key}:${to}`,
        payload: { quoteNumber: row.number, kind: known.data, text, to } satisfies News,
      },
      now,
    )
}

/** Writes the mail that tells the customer what the consultant wrote. */
export const writeAnswer = (
  trx: Transaction<Tables>,
  { number, comment, text }: { number: string; comment: number; text: string },
  now: Date,
): Promise<unknown> =>
  writeOutbox(
    trx,
    {
      topic: QUOTE_NEWS_TOPIC,
      dedupeKey: `quote-news:${number}:answered:${comment}`,
      payload: { quoteNumber: number, kind: 'answered', text, to: 'customer' } satisfies News,
    },
    now,
  )

interface QuoteMailShop {
  name: string
  phone: string
  portalOrigin: string
}

interface NewsServices {
  db: Db
  mailer: Mailer
  shop: QuoteMailShop
  links: QuoteLinks
  clock: { now(): Date }
}

/** Sends the mails of `writeNews`. Throws when a mail has to be tried again. */
export function sendQuoteNews({ db, mailer, shop, links, clock }: NewsServices): OutboxHandler {
  return async (payload, dedupeKey) => {
    const news = newsSchema.parse(payload)
    // A quote that was withdrawn meanwhile needs no mail any more.
    const quote = await sentQuote(db, news.quoteNumber, clock.now()).catch(() => undefined)
    if (!quote) return
    const company = news.to === 'customer' ? await senderOf(db, quote.row.company_id) : null
    const address = news.to === 'customer' ? quote.row.contact_email : quote.content.consultant.email
    if (address === '') return
    const letter =
      news.kind === 'answered'
        ? answerLetter(news, quote, { company, shop, links })
        : news.to === 'customer'
          ? customerLetter(quote, await namesIn(db, quote, clock.now()), { company, shop, links })
          : consultantLetter({ kind: news.kind, text: news.text }, quote, shop)
    const mail = await renderLetter(letter)
    const { email } = quote.content.consultant
    await deliver(mailer, {
      to: { address },
      replyTo: (news.to === 'customer' && email) || undefined,
      ...mail,
      dedupeKey,
    })
  }
}

/** The company that offers, the store, and the address of the quote. */
type LetterParts = Pick<NewsServices, 'shop' | 'links'> & { company: Sender }

function answerLetter({ text }: News, { row, content }: SentQuote, { company, shop, links }: LetterParts) {
  return {
    ...letterFrom(company, shop, links),
    subject: texts.mail.replySubject(row.number),
    preview: text.slice(0, 120),
    heading: texts.mail.replyHeading(content.consultant.name),
    paragraphs: [text],
    action: { label: texts.mail.openShopper, href: guestLink(links, row) },
    lines: [],
    sums: [],
    footnotes: [texts.mail.replyWhy(row.number)],
  }
}

function consultantLetter({ kind, text }: ToConsultant, { row }: SentQuote, shop: QuoteMailShop) {
  const subject = texts.mail.subjects[kind](row.number)
  return {
    from: shop.name,
    subject,
    preview: text.slice(0, 120),
    heading: subject,
    paragraphs: [text],
    action: { label: texts.mail.open, href: `${shop.portalOrigin}/quotes/${row.id}` },
    lines: [],
    sums: [],
    details: [
      {
        label: texts.mail.customer,
        lines: [row.contact_name, row.contact_phone, row.contact_email].filter(Boolean),
      },
    ],
    footnotes: [texts.mail.why],
    own: [row.contact_email],
  }
}

type Names = ReadonlyMap<string, string>

/** The names of the accepted option's products and services. */
async function namesIn(db: Db, { content, acceptance }: SentQuote, at: Date): Promise<Names> {
  const section = content.sections.find(({ key }) => key === acceptance?.section_key)
  const ids = section?.lines.map(({ id }) => id) ?? []
  const products = await publicPrices(db).priceBook([...new Set(ids)], at)
  return new Map([...products].map(([id, { name }]) => [id, name]))
}

/** What the customer accepted, line by line: the same figures as on the page. */
function customerLetter(
  { row, content, acceptance, status }: SentQuote,
  names: Names,
  { company, shop, links }: LetterParts,
) {
  const section = content.sections.find(({ key }) => key === acceptance?.section_key)
  const totals = acceptance?.totals
  const until = storeDate(pricesHoldUntil(status))
  const quantities = new Map(acceptance?.lines.map(({ key, qty }) => [key, qty]))
  const chosen = section?.lines.filter(({ key }) => quantities.has(key)) ?? []
  const sum = (label: string, amount: number | undefined, isTotal = false) => ({
    label,
    amount: formatMoney(toCents(amount ?? 0)),
    isTotal,
    note: '',
  })
  return {
    ...letterFrom(company, shop, links),
    subject: texts.mail.acceptedSubject(row.number),
    preview: texts.mail.payUntil(until),
    heading: texts.mail.acceptedHeading,
    paragraphs: [texts.mail.signed, acceptance?.consent ?? '', texts.mail.payBy(until)],
    // The customer may read the mail in another browser than the one that accepted.
    action: { label: texts.mail.pay, href: guestLink(links, row) },
    lines: chosen.map(({ key, id, price }) => {
      const qty = quantities.get(key) ?? 1
      return {
        id,
        name: names.get(id) ?? id,
        note: `${qty} × ${formatMoney(toCents(price))}`,
        amount: formatMoney(times(toCents(price), qty)),
      }
    }),
    sums: [
      sum(texts.mail.selected, totals?.selected),
      sum(texts.mail.shipping, totals?.shipping),
      sum(texts.mail.tax, totals?.tax),
      {
        ...sum(texts.mail.total, totals?.total, true),
        note: laborNote({ labor: section?.labor, tax: content.laborTax }, company),
      },
    ],
    ...(company && { details: companyDetails(company) }),
    footnotes: [...soldBy(company, shop), texts.mail.notAsked(callAt(company, shop))],
  }
}
