import { oc } from '@orpc/contract'
import { z } from 'zod'
import { isMoment } from '#lib/dates.ts'
import { line, lines } from '#lib/text/plain-text.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { fileUpload } from '../rules/files.ts'
import { QUOTE_LIST } from '../rules/states.ts'
import { deskQuoteSchema, listedSchema, pricedSchema, templateSchema, versionSchema } from './desk-shapes.ts'
import { commentSchema, contactSchema, contentSchema, fileSchema, totalsSchema } from './shapes.ts'

// An id in an address is a text.
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const revision = z.coerce.number().int().positive().max(2_147_483_647)
const note = lines(1_000)
const moment = z.iso.datetime().refine(isMoment)
const party = { customerID: id.nullish(), projectID: id.nullish() }

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path: `/partner${path}`, tags: ['partners'], summary })

const change = { id, revision }
const step = (path: `/${string}`, summary: string) => route('POST', `/quotes/{id}/${path.slice(1)}`, summary)

/**
 * Every call: 401 `sign_in_needed`, 403 `forbidden`, 404 `not_found` for a quote of another company. Every
 * change of a quote names the revision that it saw: 409 `quote_changed` with `revision` when there is a later
 * one, 409 `not_allowed_now` when the state does not allow it.
 */
export const deskCalls = {
  list: route('GET', '/quotes', 'Quotes, a page at a time')
    .input(
      listInput(QUOTE_LIST, {
        limit: z.coerce.number().int().min(1).max(200).default(50),
        after,
      }),
    )
    .output(z.object({ quotes: z.array(listedSchema), next })),
  get: route('GET', '/quotes/{id}', 'A quote with its versions and history')
    .input(z.strictObject({ id }))
    .output(deskQuoteSchema),
  /** 404 `unknown_party`, `unknown_products`, template or lead not found */
  create: route('POST', '/quotes', 'Makes a draft')
    .input(
      z.strictObject({
        ...party,
        leadID: id.nullish(),
        contact: contactSchema.optional(),
        templateID: id.nullish(),
        content: contentSchema.optional(),
      }),
    )
    .output(deskQuoteSchema),
  /** 422 `quote_unreadable` with `problems`, `unknown_products`, `price_refused`, `bad_date` */
  save: route('POST', '/quotes/{id}', 'Saves the draft')
    .input(
      z.strictObject({
        ...change,
        ...party,
        contact: contactSchema,
        content: contentSchema,
        offeredUntil: moment,
      }),
    )
    .output(deskQuoteSchema),
  /** The totals of content and the reasons why it cannot be sent, without saving it. */
  priceCheck: route('POST', '/quotes/price-check', 'Prices content that is not saved')
    .input(z.strictObject({ ...party, zip: line(10), content: contentSchema }))
    .output(pricedSchema.extend({ content: contentSchema })),
  submit: step('/submit', 'Asks another person to approve the version')
    .input(z.strictObject({ ...change, note: note.default('') }))
    .output(deskQuoteSchema),
  /** Needs a fresh second factor (403 `step_up_needed`); 403 `own_quote` for a person who worked on it. */
  approve: step('/approve', 'Approves the version')
    .input(z.strictObject({ ...change, note: note.default('') }))
    .output(deskQuoteSchema),
  refuse: step('/refuse', 'Sends the version back to its author')
    .input(z.strictObject({ ...change, note: note.min(1) }))
    .output(deskQuoteSchema),
  /** Freezes the version, mails it unless `by` is `link`, and answers the guest link. */
  send: step('/send', 'Sends the version to the customer')
    .input(z.strictObject({ ...change, by: z.enum(['mail', 'link']).default('mail') }))
    .output(z.object({ quote: deskQuoteSchema, link: z.string() })),
  revise: step('/revise', 'Begins the next version')
    .input(
      z.strictObject({
        ...change,
        /** the customer can accept the sent version until the next one is sent */
        keepsOpen: z.boolean().default(false),
      }),
    )
    .output(deskQuoteSchema),
  withdraw: step('/withdraw', 'Takes the quote back; the customer does not find it any more')
    .input(z.strictObject({ ...change, reason: note.default('') }))
    .output(deskQuoteSchema),
  honor: step('/honor', 'Opens an expired quote again at its prices')
    .input(z.strictObject({ ...change, reason: note.min(1), validUntil: moment }))
    .output(deskQuoteSchema),
  duplicate: step('/duplicate', 'Makes a draft with the same options for another customer')
    .input(z.strictObject({ id, ...party, contact: contactSchema.optional() }))
    .output(deskQuoteSchema),
  /** A new guest link; the one before opens nothing any more. */
  link: step('/link', 'Makes a new guest link')
    .input(z.strictObject({ ...change }))
    .output(z.object({ quote: deskQuoteSchema, link: z.string() })),
  version: route('GET', '/quotes/{id}/versions/{version}', 'The content of one version')
    .input(z.strictObject({ id, version: revision }))
    .output(versionSchema.extend({ content: contentSchema, totals: z.array(totalsSchema) })),
  comment: step('/comments', 'Writes to the customer, or a note for the team')
    .input(z.strictObject({ id, text: lines(2_000).min(1), isInternal: z.boolean().default(false) }))
    .output(commentSchema),
  /** 413 `too_large`, 422 `file_refused`, 409 `too_many`, 507 `storage_full` */
  attach: step('/files', 'Attaches a photo or a PDF')
    .meta({ upload: fileUpload })
    .input(
      z.strictObject({
        id,
        kind: z.enum(['photo', 'plate', 'document']),
        name: line(120),
        isShared: z.stringbool().default(false),
        file: z.file(),
      }),
    )
    .output(fileSchema),
  file: oc
    .route({
      method: 'GET',
      path: '/partner/quotes/{id}/files/{file}',
      tags: ['partners'],
      summary: 'The bytes of an attached file',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ id, file: id }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  removeFile: step('/files/{file}/remove', 'Takes a file off a quote')
    .input(z.strictObject({ id, file: id }))
    .output(z.object({ removed: z.literal(true) })),
  templates: route('GET', '/quote-templates', 'The templates of the company')
    .input(z.strictObject({}))
    .output(z.object({ templates: z.array(templateSchema) })),
  /** A line without a price asks the price in force on the day of the quote. */
  openTemplate: route('GET', '/quote-templates/{id}', 'A template')
    .input(z.strictObject({ id }))
    .output(templateSchema.extend({ content: contentSchema })),
  createTemplate: route('POST', '/quote-templates', 'Makes a template')
    .input(z.strictObject({ name: line(120).min(1), content: contentSchema }))
    .output(templateSchema),
  changeTemplate: route('POST', '/quote-templates/{id}', 'Changes a template')
    .input(z.strictObject({ ...change, name: line(120).min(1), content: contentSchema }))
    .output(templateSchema),
  /** Answers the template, with the revision that undoes the change. */
  removeTemplate: route('POST', '/quote-templates/{id}/remove', 'Takes a template off the list')
    .input(z.strictObject({ ...change }))
    .output(templateSchema),
  restoreTemplate: route('POST', '/quote-templates/{id}/restore', 'Brings a removed template back')
    .input(z.strictObject({ ...change }))
    .output(templateSchema),
}
