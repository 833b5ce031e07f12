import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { mailboxOf, networkOf } from '#platform/limits/rules/who.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { SELECTOR_LIMITS } from '../rules/access.ts'
import { resultsAddress } from '../rules/address.ts'
import type { Selections, SystemType } from '../rules/selections.ts'
import { texts } from '../texts.ts'
import { chooseKits } from './choose-kits.ts'
import { faceOf, pathOf } from './kit-face.ts'
import { type MailedQuote, questionMail, quoteMail } from './mails.ts'
import { summaries } from './options.ts'
import type { DraftQuote } from './ports.ts'
import { priceKit, readPrices } from './price-kits.ts'
import type { ResultsContext } from './results.ts'

export interface RequestsContext extends ResultsContext {
  request: RequestContext
  rateLimits: Limits
  draftQuote: DraftQuote
}

interface QuoteRequest {
  email: string
  kits: readonly string[]
  systemType: SystemType
  selections: Selections
}

/** The number that staff name on the phone: "S-000042". */
const referenceOf = (id: number): string => `S-${String(id).padStart(6, '0')}`

/**
 * C-SEL-QUOTE: stores kits at today's prices, mails them, and makes a draft of a quote for a consultant, with
 * an option for each kit. The server chooses the kits again from the answers.
 */
export async function sendQuote(request: QuoteRequest, context: RequestsContext): Promise<string> {
  const selections = { ...request.selections, systemType: request.systemType }
  const kits = await quotedKits(request.kits, selections, context)
  await admit(context, request.email)
  const { zip, at, content } = kits
  return store(context, {
    kind: 'quote',
    email: request.email,
    system_type: request.systemType,
    content: { zip, at: at.toISOString(), kits: content },
    also: (trx) => context.draftQuote(trx, content, { email: request.email, zip, now: at }),
    mail: (reference) =>
      quoteMail({
        reference,
        email: request.email,
        zip,
        at: at.toISOString(),
        results: resultsAddress(selections),
        kits: content,
      }),
  })
}

/** The kits with these ids among the results of the selections, at today's prices. */
async function quotedKits(ids: readonly string[], selections: Selections, context: RequestsContext) {
  const at = context.clock.now()
  const { asked, complete } = await chooseKits(selections, context)
  const wanted = [...new Set(ids)].map((id) => complete.find(({ kit }) => kit.id === id))
  const unavailable = () =>
    new ApiError('kit_unavailable', texts.errors.kitUnavailable, { status: 409, details: { kits: ids } })
  if (wanted.some((each) => each === undefined)) throw unavailable()
  const found = wanted.filter((each) => each !== undefined)
  const zip = asked.place.zip
  const prices = await readPrices(context, {
    ids: found.flatMap(({ lines }) => lines.map(({ id }) => id)),
    zip,
    at,
  })
  const content = found.map(({ kit, lines, equipment }): MailedQuote['kits'][number] => {
    const priced = priceKit(lines, prices)
    const product = priced?.products.find(({ id }) => id === equipment[0]?.id)
    if (priced === undefined || product === undefined) throw unavailable()
    return {
      id: kit.id,
      title: faceOf(kit, product, prices.book).title,
      path: pathOf(product),
      lines: priced.lines.flatMap(({ id, qty }) => {
        const line = priced.products.find((each) => each.id === id)
        return line === undefined ? [] : [{ id, sku: line.sku, name: line.name, qty, price: line.price }]
      }),
      goods: priced.priced.subtotal,
      total: priced.priced.total,
    }
  })
  return { zip, at, content }
}

interface Question {
  name: string
  email: string
  phone: string
  message: string
  selections?: Selections | undefined
}

/** C-SEL-MAIL: stores a question with the answers so far and sends it to our consultants. */
export async function askConsultant(question: Question, context: RequestsContext): Promise<string> {
  await admit(context, null)
  const { name, email, phone, message, selections } = question
  const answers =
    selections === undefined
      ? []
      : summaries(selections, null)
          .filter(({ answer }) => answer !== '')
          .map(({ label, answer }) => ({ step: label, answer }))
  return store(context, {
    kind: 'question',
    email,
    name,
    phone,
    system_type: selections?.systemType ?? null,
    content: { message, answers },
    mail: (reference) => questionMail({ reference, name, email, phone, message, answers }),
  })
}

interface StoredRequest {
  kind: 'quote' | 'question'
  email: string
  name?: string
  phone?: string
  system_type: string | null
  content: unknown
  mail: (reference: string) => Parameters<typeof writeOutbox>[1]
  /** what follows from the request, in its transaction */
  also?: (trx: Transaction<Tables>) => Promise<void>
}

/** Writes the request and its mail in one transaction. Returns its reference. */
function store({ db, clock }: { db: Db; clock: Clock }, { mail, content, also, ...row }: StoredRequest) {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('selector_request')
      .values({ ...row, content: JSON.stringify(content), received_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const reference = referenceOf(id)
    await writeOutbox(trx, mail(reference), now)
    await also?.(trx)
    return reference
  })
}

const KEPT_DAYS = 365

/** Deletes requests that are older than a year, with the names and addresses in them. Returns how many. */
export async function clearRequests(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('selector_request')
    .where('received_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function admit({ request, rateLimits }: RequestsContext, email: string | null): Promise<void> {
  const sender = await rateLimits.take(SELECTOR_LIMITS['selector-from'], networkOf(request.ip))
  const mailbox =
    email === null
      ? 0
      : sender.wait || (await rateLimits.take(SELECTOR_LIMITS['selector-to'], mailboxOf(email))).wait
  const retryAfterSeconds = sender.wait || mailbox
  if (retryAfterSeconds > 0)
    throw new ApiError('too_many', texts.errors.tooMany, { status: 429, details: { retryAfterSeconds } })
}
