import { isTypedZip, parseZip } from '#features/catalog/location/rules/zip.ts'
import { KEPT_DAYS as LEAD_KEPT_DAYS } from '#features/partners/leads/rules/lead.ts'
import { normalPhone } from '#lib/phone.ts'
import * as fields from '#lib/typed/fields.ts'
import { addDays, type Day, inStoreZone } from '#platform/clock/rules/calendar.ts'
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
