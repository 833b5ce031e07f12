import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CLAIM_RULES } from '#features/selling/fulfilment/rules/claim-clock.ts'
import {
  DAMAGE_OUTCOMES,
  MOST_PHOTOS_A_REPORT,
  photoUpload,
} from '#features/selling/fulfilment/rules/damage.ts'
import { line, lines } from '#lib/text/plain-text.ts'
import { change, orderID, post, reason, result } from './shapes.ts'

const moment = z.iso.datetime()
const report = z.uuid()
const photo = z.string().regex(/^[0-9a-f]{32}$/)
const deadline = z.object({ day: z.iso.date(), left: z.int() }).nullable()

/** The damage that was reported of an order, with the days in which its carriers take a claim. */
export const damageSchema = z.object({
  /** oldest first */
  reports: z.array(
    z.object({
      id: report,
      at: moment,
      by: z.string(),
      note: z.string(),
      /** the buyer wrote it on the delivery receipt */
      wasNoted: z.boolean(),
      photos: z.array(z.object({ hash: photo, width: z.int(), height: z.int() })),
      claim: z.object({ number: z.string(), note: z.string(), at: moment }).nullable(),
      settled: z.object({ at: moment, outcome: z.enum(DAMAGE_OUTCOMES).nullable() }).nullable(),
      clocks: z.array(
        z.object({
          carrier: z.string(),
          tracking: z.string(),
          rule: z.enum(CLAIM_RULES),
          claim: deadline,
          hidden: deadline,
        }),
      ),
    }),
  ),
  /** units that are sent again at no charge, oldest first */
  replacements: z.array(
    z.object({
      id: report,
      state: z.enum(['waiting', 'shipped', 'called_off']),
      at: moment,
      reason: z.string(),
      carrier: z.string().nullable(),
      tracking: z.string().nullable(),
      deliveredAt: moment.nullable(),
      lines: z.array(z.object({ lineNo: z.int(), name: z.string(), qty: z.int() })),
    }),
  ),
  replaceable: z.array(z.object({ lineNo: z.int(), name: z.string(), units: z.int() })),
  mayReplace: z.boolean(),
  mayReport: z.boolean(),
  maySettle: z.boolean(),
})

/** Damage of an order. 404 `not_found`; 409 `changed`, and `no_damage` for a report that does not wait. */
export const damagingCalls = {
  damagePhoto: oc
    .route({
      method: 'GET',
      path: '/partner/desk/orders/{orderID}/damage/{photo}',
      tags: ['desk'],
      summary: 'A photo of a damage report',
      outputStructure: 'detailed',
    })
    .input(z.object({ orderID, photo }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  /** multipart/form-data, 15 MB in all. Refusals of the photos as for the buyer. */
  reportDamage: post('damage', 'Reports damage for a buyer, with photos (JPEG, PNG or WebP)')
    .meta({ upload: photoUpload })
    .input(
      z.strictObject({
        orderID,
        seen: z.coerce.number().int().min(0).optional(),
        note: lines(1_000).min(1),
        noted: z.enum(['yes', 'no']).default('no'),
        photos: z.union([z.file(), z.array(z.file()).max(MOST_PHOTOS_A_REPORT)]).optional(),
      }),
    )
    .output(result('reported')),
  claimDamage: post('damage-claim', 'Writes down the claim that was filed with the carrier')
    .input(z.strictObject({ ...change, report, number: line(80).min(1), note: line(300).optional() }))
    .output(result('claimed')),
  /** Refunds, returns and replacements settle the report that they name; this one needs none of them. */
  settleDamage: post('damage-settlement', 'Settles a damage report for which nothing is due')
    .input(z.strictObject({ ...change, report, reason }))
    .output(result('settled')),
  /** The same `key` again makes nothing twice. 409 `stock_short`, or a reason of `texts.refusals`. */
  replace: post('replacements', 'Reserves units that are sent again at no charge')
    .input(
      z.strictObject({
        ...{ orderID, key: z.uuid(), reason: line(300).optional() },
        lines: z
          .array(z.strictObject({ lineNo: z.int().min(1).max(9_999), quantity: z.int().min(1).max(999_999) }))
          .max(200),
        /** the damage report that it settles; needs `damage.settle` too */
        damage: report.optional(),
      }),
    )
    .output(result('asked')),
  shipReplacement: post('replacement-shipment', 'Sends a replacement; the buyer gets a mail')
    .input(z.strictObject({ orderID, id: report, carrier: line(60).min(1), tracking: line(60).min(1) }))
    .output(result('shipped')),
  callOffReplacement: post('replacement-call-off', 'Gives the units of a replacement back to stock')
    .input(z.strictObject({ orderID, id: report }))
    .output(result('called_off')),
  reopenDamage: post('damage-reopening', 'Takes back that nothing was due for a damage report')
    .input(z.strictObject({ ...change, report }))
    .output(result('reopened')),
}
