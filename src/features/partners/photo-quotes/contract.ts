import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line, lines } from '#lib/text/plain-text.ts'
import { tidyEmail } from '#lib/typed/email.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { MOST, photoUpload, REQUEST_LIST, SHOTS } from './rules/form.ts'
import { FUELS, UNITS } from './rules/plate.ts'

const shot = z.enum(SHOTS)
// An id in an address is a text.
const photoId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

const photoSchema = z.object({ id: z.int(), shot, width: z.int(), height: z.int() })
export type DraftPhoto = z.infer<typeof photoSchema>

/** A request as its owner sees it. */
const draftSchema = z.object({
  photos: z.array(photoSchema),
  unreachable: z.array(shot),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  zip: z.string(),
  rooms: z.string(),
  wishes: z.string(),
  hasConsent: z.boolean(),
  /** of a request that was sent */
  sent: z.object({ reference: z.string(), promise: z.string() }).nullable(),
})
export type PhotoDraft = z.infer<typeof draftSchema>

const fields = {
  unreachable: z.array(shot).max(SHOTS.length),
  name: line(MOST.name),
  phone: line(MOST.phone),
  email: line(MOST.email).overwrite(tidyEmail),
  zip: line(MOST.zip),
  rooms: line(MOST.rooms),
  wishes: lines(MOST.wishes),
  hasConsent: z.boolean(),
}

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path: `/photo-quotes${path}`, tags: ['support'], summary })

/**
 * Quote by photo. The browser that sent the first photo owns the request: a cookie has its token. Other
 * browsers get 404 `no_draft`.
 */
export const photoQuotesContract = {
  /** The owner's request; null before the first photo. */
  draft: route('GET', '/draft', 'The photos and fields of this browser’s request')
    .input(z.strictObject({}))
    .output(
      z.object({
        draft: draftSchema.nullable(),
        /** when we answer if it is sent now: "today by 2:40 PM CT" */
        promise: z.string(),
      }),
    ),
  /** Opens a request by its private link: sets the cookie. 404 `no_draft`. */
  open: route('POST', '/open', 'Opens a request by its private link')
    .input(z.strictObject({ key: z.string().regex(/^[\w-]{20,100}$/) }))
    .output(z.object({ opened: z.literal(true) })),
  /**
   * Adds a photo; the first one begins the request. The same `key` again changes nothing. 413 `too_large`,
   * 422 `picture_refused` with `reason`, 409 `too_many`, 429 `too_many`, 507 `storage_full`.
   */
  addPhoto: oc
    .meta({ upload: photoUpload })
    .route({ method: 'POST', path: '/photo-quotes/photos', tags: ['support'], summary: 'Adds a photo' })
    .input(z.strictObject({ shot, key: z.string().regex(/^[\w-]{8,64}$/), picture: z.file() }))
    .output(photoSchema),
  photo: oc
    .route({
      method: 'GET',
      path: '/photo-quotes/photos/{id}',
      tags: ['support'],
      summary: 'A photo, for its owner',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ id: photoId }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  removePhoto: route('POST', '/photos/{id}/remove', 'Takes a photo out of a request that was not sent')
    .input(z.strictObject({ id: photoId }))
    .output(z.object({ removed: z.literal(true) })),
  /** Keeps what was typed so far. 409 `sent` after it was sent. */
  save: route('POST', '/draft', 'Keeps the fields of a request')
    .input(z.strictObject(fields).partial())
    .output(z.object({ saved: z.literal(true) })),
  /** A challenge for the check that the sender is no robot. */
  challenge: route('POST', '/challenge', 'A challenge of the captcha')
    .input(z.strictObject({}))
    .output(z.object({ challenge: z.record(z.string(), z.unknown()) })),
  /**
   * Sends the request: 400 `invalid` with `issues`, 409 `captcha` for a solution that is wrong, too old or
   * used before, 429 `proof_needed` when too many came without one, 429 `too_many`.
   */
  send: route('POST', '/send', 'Sends the request to our team')
    .input(
      z
        .strictObject(fields)
        .omit({ unreachable: true })
        .extend({ captcha: z.string().max(2_000) }),
    )
    .output(z.object({ reference: z.string(), promise: z.string() })),
  /** Deletes a request that was not sent. For a sent request, only this browser forgets it. */
  startOver: route('POST', '/start-over', 'Deletes the photos of a request that was not sent')
    .input(z.strictObject({}))
    .output(z.object({ done: z.literal(true) })),
}

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

const deskRoute = (method: 'GET' | 'POST', path: string, summary: string) =>
  oc.route({ method, path: `/partner/photo-quotes${path}`, tags: ['partners'], summary })

/** What the portal answers to staff. 403 `forbidden`, 404 `not_found`. */
export const photoDeskContract = {
  list: deskRoute('GET', '', 'Requests with photos, the latest first')
    .input(listInput(REQUEST_LIST, { after }))
    .output(z.object({ requests: z.array(listedSchema), next })),
  open: deskRoute('GET', '/{id}', 'A request with its photos, notes and readings')
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
  addNote: deskRoute('POST', '/{id}/notes', 'Adds a note to a photo')
    .input(one.extend({ photo: id, text: lines(1_000).min(1) }))
    .output(z.object({ added: z.literal(true) })),
  /** Keeps the readings before it. */
  savePlate: deskRoute('POST', '/{id}/plates', 'Saves what a person read from a rating plate')
    .input(one.extend({ unit: z.enum(UNITS), ...plate }))
    .output(z.object({ saved: z.literal(true) })),
  /** A second call answers the quote of the first. 409 `not_sent`. */
  makeQuote: deskRoute('POST', '/{id}/quote', 'Makes a customer and a draft quote')
    .input(one)
    .output(z.object({ quoteNumber: z.string() })),
}
