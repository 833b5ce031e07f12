import { isTypedZip } from '#features/catalog/location/rules/zip.ts'
import { texts } from '#features/catalog/location/texts.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Shop } from '../shop-context.ts'
import { dialogTexts } from './location-texts.ts'

/**
 * Requests the place of a zip; the answer's cookie saves it. Returns the refusal to show, or undefined.
 */
export async function savePlace(
  { api, visitor }: Pick<Shop, 'api' | 'visitor'>,
  zip: string,
): Promise<string | undefined> {
  if (!isTypedZip(zip)) return texts.invalidZip
  try {
    await api.location.byZip({ zip: zip.trim() })
    visitor.changed()
    return undefined
  } catch (error) {
    return error instanceof ApiError ? error.message : dialogTexts.notSaved
  }
}
