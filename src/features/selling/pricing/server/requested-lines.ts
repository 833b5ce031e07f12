import { excludes } from '#features/catalog/catalog/rules/additional-services.ts'
import { ApiError } from '#lib/api-error.ts'
import { MAX_QUANTITY, onePerProduct, type RequestedLine } from '../rules/requested-line.ts'
import { texts } from '../texts.ts'

/** One line for each product. Throws `quantity_too_large`, `services_exclude_each_other`. */
export function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = onePerProduct(lines)
  const tooMany = merged.filter(({ qty }) => qty > MAX_QUANTITY).map(({ id }) => id)
  if (tooMany.length > 0)
    throw new ApiError('quantity_too_large', texts.quantityTooLarge, { details: { products: tooMany } })
  const ids = merged.map(({ id }) => id)
  if (ids.some((id) => ids.some((other) => excludes(id, other))))
    throw new ApiError('services_exclude_each_other', texts.servicesExcludeEachOther)
  return merged
}
