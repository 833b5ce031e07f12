import { implement } from '@orpc/server'
import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { withIdempotency } from '#db/idempotency.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { upToThousand } from '#lib/numbers.ts'
import { carriesLink } from '#lib/typed/links.ts'
import { mailboxOf, networkOf } from '#platform/limits/rules/who.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { sizingContract } from '../contract.ts'
import { estimatorTexts } from '../estimator-texts.ts'
import { mailTexts as texts } from '../mail-texts.ts'
import { betterWords, needTexts } from '../need-texts.ts'
import { SIZING_LIMITS } from '../rules/access.ts'
import { addressOf, sizedOf } from '../rules/estimate/sized.ts'
import { CONSTRUCTIONS_DATE, ENGINE_VERSION, stamped, stampOf } from '../rules/estimate/stamp.ts'
import { type PlaceContext, placeClimate } from './index.ts'

interface MailContext extends PlaceContext {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
}

const SCOPE = 'sizing.mail'
/** The outbox topic of a result that a shopper sends by email. */
export const SIZING_MAIL_TOPIC = 'mail.sizing'

/** A result as it is mailed: figures of our own calculation, and no word that the sender typed. */
const mailedSchema = z.object({
  email: z.string(),
  by: z.enum(['whole', 'rooms', 'bills']),
  home: z.string(),
  place: z.string(),
  need: z.object({
    heatingBtu: z.number(),
    heatingBtuRounded: z.number(),
    coolingBtu: z.number(),
    tons: z.number(),
    systems: z.number(),
  }),
  winterF: z.number(),
  summerF: z.number(),
  climateDate: z.string(),
  /** the address of the result, with its stamp */
  search: z.string(),
})
type Mailed = z.infer<typeof mailedSchema>

/** Calculates the result of an address again and mails it: one mail for one key, within two limits. */
export const mailHandler = implement(sizingContract.mail)
  .$context<MailContext>()
  .handler(async ({ input, context }) => {
    const key = context.request.idempotencyKey
    if (key === undefined || !/^[\w-]{16,255}$/.test(key))
      throw new ApiError('idempotency_key_required', texts.keyMissing)
    const services = {
      db: context.db,
      clock: context.clock,
      texts: { otherBody: texts.otherBody, stillRunning: texts.running },
    }
    return withIdempotency(services, { scope: SCOPE, key, body: input }, async () => {
      const payload = await mailedResult(context, input)
      await admit(context, input.email)
      const message = { topic: SIZING_MAIL_TOPIC, dedupeKey: `sizing:${key}`, payload }
      await context.db.transaction().execute((trx) => writeOutbox(trx, message, context.clock.now()))
      return { received: true as const }
    })
  })

async function mailedResult(
  context: MailContext,
  { email, search }: { email: string; search: string },
): Promise<Mailed> {
  const params = new URLSearchParams(search)
  const climate = await placeClimate(params.get('zipCode') ?? '', context)
  const reading = sizedOf(params, climate)
  if (!('sized' in reading)) throw new ApiError('invalid', texts.impossible)
  const { answers, need, by, rooms } = reading.sized
  if (rooms.some((name) => carriesLink(name))) throw new ApiError('invalid', texts.linkInName)
  return {
    email,
    by,
    home: needTexts.home(answers.squareFeet, answers.numFloors, answers.basement === 'yes'),
    place: climate.place,
    need,
    winterF: climate.heat99F,
    summerF: climate.cool1F,
    climateDate: climate.dataBuiltOn,
    search: stamped(addressOf(params, answers), stampOf(need, climate)),
  }
}

async function admit({ request, rateLimits }: MailContext, email: string): Promise<void> {
  const sender = await rateLimits.take(SIZING_LIMITS['sizing-from'], networkOf(request.ip))
  const retryAfterSeconds =
    sender.wait || (await rateLimits.take(SIZING_LIMITS['sizing-to'], mailboxOf(email))).wait
  if (retryAfterSeconds > 0)
    throw new ApiError('too_many', texts.tooMany, { status: 429, details: { retryAfterSeconds } })
}

interface MailShop {
  name: string
  phone: string
  /** origin of the store, without a slash at the end */
  origin: string
}

/** Sends mailed results. Throws when a mail has to be tried again. */
export function sendSizingMails({ mailer, shop }: { mailer: Mailer; shop: MailShop }): OutboxHandler {
  return async (payload, dedupeKey) => {
    const mailed = mailedSchema.parse(payload)
    const mail = await renderLetter(letterOf(mailed, shop))
    await deliver(mailer, { to: { address: mailed.email }, ...mail, dedupeKey })
  }
}

function letterOf({ by, home, place, need, winterF, summerF, climateDate, search }: Mailed, shop: MailShop) {
  const fact = (label: string, ...lines: string[]) => ({ label, lines })
  return {
    from: shop.name,
    subject: texts.subject(need),
    preview: texts.home(home, place),
    heading: texts.subject(need),
    paragraphs: [texts.home(home, place), texts.by[by], estimatorTexts.notManualJ],
    action: { label: texts.open, href: `${shop.origin}/sizing-estimator?${search}` },
    lines: [],
    sums: [],
    details: [
      fact(texts.heating, texts.btu(upToThousand(need.heatingBtu)), texts.atWinter(winterF)),
      fact(texts.cooling, texts.btu(upToThousand(need.coolingBtu)), texts.atSummer(summerF)),
      fact(texts.size, needTexts.systems(need.systems, need.tons), ...[betterWords(need) ?? []].flat()),
    ],
    footnotes: [
      estimatorTexts.stamp(ENGINE_VERSION, climateDate, CONSTRUCTIONS_DATE),
      texts.notAsked(shop.phone),
    ],
  }
}
