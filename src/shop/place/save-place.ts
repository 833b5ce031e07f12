import { isZip } from '#features/location/rules/zip.ts'
import { texts } from '#features/location/texts.ts'
import { ApiError } from '#kit/api-error.ts'
import type { Shop } from '../shop-context.ts'

/**
 * Asks for the place of a zip; the answer's cookie keeps it. Returns the refusal to show, or nothing when it
 * was taken.
 */
export async function savePlace(
  { api, visitor }: Pick<Shop, 'api' | 'visitor'>,
  zip: string,
): Promise<string | undefined> {
  if (!isZip(zip)) return texts.invalidZip
  try {
    await api.location.byZip({ zip: zip.trim() })
    visitor.changed()
    return undefined
  } catch (error) {
    return error instanceof ApiError ? error.message : 'We could not save your location. Please try again.'
  }
}
