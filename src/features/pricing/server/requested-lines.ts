import { excludes } from '#features/catalog/rules/additional-services.ts'
import { PRIORITY_DELIVERY } from '#features/catalog/rules/service-ids.ts'
import { ApiError } from '#kit/api-error.ts'
import { isAddOn } from '../rules/offered-services.ts'
import { MAX_QUANTITY, type RequestedLine } from '../rules/requested-line.ts'
import { texts } from '../texts.ts'

/**
 * One line for each product. An add-on service counts once. The priority-delivery line is dropped: it follows
 * from the chosen shipping option. Throws `quantity_too_large`, `services_exclude_each_other`.
 */
export function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, number>()
  for (const { id, qty } of lines)
    if (id !== PRIORITY_DELIVERY) merged.set(id, isAddOn(id) ? 1 : (merged.get(id) ?? 0) + qty)
  const ids = [...merged.keys()]
  const tooMany = [...merged].filter(([, qty]) => qty > MAX_QUANTITY).map(([id]) => id)
  if (tooMany.length > 0)
    throw new ApiError('quantity_too_large', texts.quantityTooLarge, { details: { products: tooMany } })
  if (ids.some((id) => ids.some((other) => excludes(id, other))))
    throw new ApiError('services_exclude_each_other', texts.servicesExcludeEachOther)
  return [...merged].map(([id, qty]) => ({ id, qty }))
}
