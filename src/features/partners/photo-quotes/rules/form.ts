import { isTypedZip, parseZip } from '#features/catalog/location/rules/zip.ts'
import { KEPT_DAYS as LEAD_KEPT_DAYS } from '#features/partners/leads/rules/lead.ts'
import { normalPhone } from '#lib/phone.ts'
import * as fields from '#lib/typed/fields.ts'
import { addDays, type Day, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { choiceOr, listQuery } from '#platform/lists/rules/query.ts'
import { MOST_PHOTO_BYTES } from '#platform/photos/rules/photo-types.ts'
import { texts } from '../texts.ts'

/** The text that a homeowner agrees to before we may call; stored with each request. */
export const CONSENT_VERSION = 'photo-quote-2026-11'

/** The form as it was typed. */
export interface PhotoForm {
  name: string
  phone: string
  email: string
  zip: string
  rooms: string
  wishes: string
  hasConsent: boolean
}

export type FormProblems = Partial<Record<'photos' | 'name' | 'phone' | 'email' | 'zip' | 'consent', string>>

const isUsZip = (zip: string): boolean => isTypedZip(zip) && parseZip(zip).kind === 'us'

/** The problems of the form, by field; empty when it may be sent. */
export function formProblems(form: PhotoForm, photos: number): FormProblems {
  const { problems } = texts
  const phone = normalPhone(form.phone)
  return {
    ...(photos === 0 && { photos: problems.photos }),
    ...(form.name.trim() === '' && { name: problems.name }),
    ...(!fields.isFine(fields.phone, form.phone) && {
      phone: phone === '' ? problems.phoneMissing : problems.phone,
    }),
    ...(!fields.isFine(fields.email, form.email) && { email: problems.email }),
    ...(!isUsZip(form.zip) && { zip: problems.zip }),
    ...(!form.hasConsent && { consent: problems.consent }),
  }
}

/** Photos of an unfinished request are deleted this many days after its last change. Our choice, 2026-11. */
const DRAFT_DAYS = 14
/** A request that was sent is deleted with its photos when its lead is. */
export const KEPT_DAYS = LEAD_KEPT_DAYS

export const deletionDay = (changedAt: Date, isSent: boolean): Day =>
  addDays(inStoreZone(changedAt).day, isSent ? KEPT_DAYS : DRAFT_DAYS)

/** What we ask a homeowner to photograph, in the order of a walk from outside to inside. */
export const SHOTS = [
  'outdoor',
  'outdoor-plate',
  'indoor',
  'indoor-plate',
  'thermostat',
  'panel',
  'vent',
  'space',
] as const
export type Shot = (typeof SHOTS)[number]

/** Photos of one request: each shot twice. */
export const MOST_PHOTOS = 2 * SHOTS.length

/** The longest side that the browser sends, in pixels; the text of a plate stays readable. */
export const SENT_SIDE = 2_000

/** Characters of the texts of the form. */
export const MOST = { name: 120, phone: 30, email: 254, zip: 10, rooms: 300, wishes: 2_000 } as const

/** One photo, or the whole form of a browser without script: together as large as one photo may be. */
export const photoUpload = formWithFiles(MOST_PHOTO_BYTES, texts.refusals.too_large)

/** What the list of photo requests can be asked for. */
export const REQUEST_LIST = listQuery({ filters: { state: choiceOr('sent', ['sent', 'unfinished']) } })
