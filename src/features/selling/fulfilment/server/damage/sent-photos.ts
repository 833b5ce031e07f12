import { ApiError } from '#lib/api-error.ts'
import { chosenFile } from '#platform/files/rules/upload.ts'
import { MOST_REPORT_BYTES } from '../../rules/damage.ts'
import { texts } from '../../texts.ts'
import type { DamageRefusal } from './damage.ts'

/** The bytes of the photos that a form brought. Throws ApiError too_large. */
export function sentPhotos(photos: File | readonly File[] | undefined): Promise<Uint8Array[]> {
  const sent = [photos ?? []].flat().filter(chosenFile)
  if (sent.reduce((sum, { size }) => sum + size, 0) > MOST_REPORT_BYTES)
    throw new ApiError('too_large', texts.photosTooLarge, { status: 413 })
  return Promise.all(sent.map(async (file) => new Uint8Array(await file.arrayBuffer())))
}

const CODES: Readonly<Partial<Record<DamageRefusal, { code: string; status: number }>>> = {
  no_such_order: { code: 'not_possible', status: 409 },
  not_shipped: { code: 'not_possible', status: 409 },
  too_many_photos: { code: 'too_many', status: 409 },
  too_many_reports: { code: 'too_many', status: 409 },
  too_large: { code: 'too_large', status: 413 },
}

/** Why a report of damage is not taken, as the answer of a call. */
export function damageRefusal(reason: DamageRefusal): ApiError {
  const { code, status } = CODES[reason] ?? { code: 'photo_refused', status: 422 }
  return new ApiError(code, texts.damageRefused[reason], { status, details: { reason } })
}
