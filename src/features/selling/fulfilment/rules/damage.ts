import { formWithFiles } from '#platform/files/rules/upload.ts'
import { texts } from '../texts.ts'

/** Limits of the damage reports of one order: buyers need fewer, and photos must not fill the disk. */
export const MOST_PHOTOS_A_REPORT = 4
export const MOST_PHOTOS_AN_ORDER = 12
export const MOST_REPORTS_AN_ORDER = 5
/** Bytes of one report with all its photos. */
export const MOST_REPORT_BYTES = 15 * 1024 * 1024

/** Limits of the photos, for the call that receives them and the forms that send them. */
export const photoUpload = formWithFiles(MOST_REPORT_BYTES, texts.photosTooLarge)

/** How staff settle damage. */
export const DAMAGE_OUTCOMES = ['replacement', 'refund', 'return', 'nothing'] as const
export type DamageOutcome = (typeof DAMAGE_OUTCOMES)[number]
