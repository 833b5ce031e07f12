import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line, lines } from '#lib/text/plain-text.ts'
import { tidyEmail } from '#lib/typed/email.ts'
import { MOST, photoUpload, SHOTS } from '../rules/form.ts'

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
