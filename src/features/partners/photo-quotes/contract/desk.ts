import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line, lines } from '#lib/text/plain-text.ts'
import { after } from '#platform/lists/contract.ts'
import { SHOTS } from '../rules/form.ts'
import { FUELS, UNITS } from '../rules/plate.ts'

// An id in an address is a text.
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const one = z.strictObject({ id })

const listedSchema = z.object({
  id: z.int(),
  name: z.string(),
  zip: z.string(),
  photos: z.int(),
  isSent: z.boolean(),
  changedAt: z.iso.datetime(),
  promisedAt: z.iso.datetime().nullable(),
  hasReading: z.boolean(),
  quoteNumber: z.string().nullable(),
})
export type ListedPhotoQuote = z.infer<typeof listedSchema>

const plate = {
  maker: line(60).default(''),
  model: line(60).default(''),
  serial: line(60).default(''),
  year: z.union([z.literal(''), z.string().regex(/^(19[5-9]\d|20\d\d)$/)]).default(''),
  fuel: z.enum(FUELS).default(''),
  size: line(60).default(''),
}

const readingSchema = z.object({
  unit: z.enum(UNITS),
  plate: z.object(plate),
  by: z.string(),
  at: z.iso.datetime(),
})
export type PlateReading = z.infer<typeof readingSchema>

const openedSchema = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  zip: z.string(),
  rooms: z.string(),
  wishes: z.string(),
  unreachable: z.array(z.enum(SHOTS)),
  isSent: z.boolean(),
  sentAt: z.iso.datetime().nullable(),
  promisedAt: z.iso.datetime().nullable(),
  leadID: z.int().nullable(),
  quoteNumber: z.string().nullable(),
  photos: z.array(
    z.object({
      id: z.int(),
      shot: z.enum(SHOTS),
      width: z.int(),
      height: z.int(),
      addedAt: z.iso.datetime(),
      notes: z.array(z.object({ id: z.int(), text: z.string(), by: z.string(), at: z.iso.datetime() })),
    }),
  ),
  /** the latest reading of each unit first */
  readings: z.array(readingSchema),
})
export type OpenedPhotoQuote = z.infer<typeof openedSchema>

const route = (method: 'GET' | 'POST', path: string, summary: string) =>
  oc.route({ method, path: `/partner/photo-quotes${path}`, tags: ['partners'], summary })

/** What the portal answers to staff. 403 `forbidden`, 404 `not_found`. */
export const photoDeskContract = {
  list: route('GET', '', 'Requests with photos, the latest first')
    .input(z.strictObject({ state: z.enum(['sent', 'unfinished']).default('sent'), after }))
    .output(z.object({ requests: z.array(listedSchema), next: z.string().nullable() })),
  open: route('GET', '/{id}', 'A request with its photos, notes and readings')
    .input(one)
    .output(openedSchema),
  photo: oc
    .route({
      method: 'GET',
      path: '/partner/photo-quotes/{id}/photos/{photo}',
      tags: ['partners'],
      summary: 'A photo of a request',
      outputStructure: 'detailed',
    })
    .input(one.extend({ photo: id }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  addNote: route('POST', '/{id}/notes', 'Adds a note to a photo')
    .input(one.extend({ photo: id, text: lines(1_000).min(1) }))
    .output(z.object({ added: z.literal(true) })),
  /** Keeps the readings before it. */
  savePlate: route('POST', '/{id}/plates', 'Saves what a person read from a rating plate')
    .input(one.extend({ unit: z.enum(UNITS), ...plate }))
    .output(z.object({ saved: z.literal(true) })),
  /** A second call answers the quote of the first. 409 `not_sent`. */
  makeQuote: route('POST', '/{id}/quote', 'Makes a customer and a draft quote')
    .input(one)
    .output(z.object({ quoteNumber: z.string() })),
}
