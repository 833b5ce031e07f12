import { isTypedZip } from '#features/catalog/location/rules/zip.ts'
import { texts } from '#features/catalog/location/texts.ts'
import { ApiError } from '#lib/api-error.ts'
import { defineTexts } from '#lib/language/texts.ts'
import type { Shop } from '../shop-context.ts'

/** The dialog that asks for the visitor's place. */
export const dialogTexts = defineTexts({
  why: 'We calculate freight, tax and delivery dates for your ZIP code.',
  now: (place: string, tax: string) => `Your location is ${place}. ${tax}.`,
  example: (place: string) => `Until then, prices and dates are for ${place}, as an example.`,
  notSaved: 'We could not save your location. Please try again.',
})

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
