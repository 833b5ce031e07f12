import { placeOf } from '#features/catalog/location/rules/location.ts'
import type { Fuel } from '#features/catalog/rebates/rules/reach.ts'
import type { RebatePlace } from '#features/catalog/rebates/ui/rebate-lookup.ts'
import type { ProductRebate } from '#features/catalog/rebates/ui/saved-rebates.ts'
import { useAnswer } from '#lib/react/use-answer.ts'
import { useShop } from '../shop-context.ts'
import { cookieNames, FAR_FUTURE, useVisitor, writeCookie } from '../visitor.ts'

/**
 * The rebates for a product at the visitor's place: undefined until the answer arrives, null when the call
 * failed.
 */
export function useRebate(id: string | null): ProductRebate | null | undefined {
  const { zip, utilities } = useRebatePlace()
  const { api, saved } = useShop()
  const load = async (): Promise<ProductRebate | undefined> => {
    const { rebateFor } = await import('#features/catalog/rebates/ui/rebate-lookup.ts')
    return rebateFor({ find: api.rebates.find, saved: saved.rebates }, { zip, utilities }, id ?? '')
  }
  const answer = useAnswer(id === null ? undefined : load, [
    api,
    id,
    zip,
    utilities.electricity,
    utilities.gas,
  ])
  if (answer.kind === 'failed') return null
  return answer.kind === 'ready' ? (answer.data ?? null) : undefined
}

/** The visitor's zip and the utilities that were named for it. */
export function useRebatePlace(): RebatePlace {
  const { location, utilities } = useVisitor()
  return { zip: placeOf(location), utilities }
}

/** Keeps the utility of the home in a cookie, for this zip. */
export function useSaveUtility(): (fuel: Fuel, name: string | null) => void {
  const { visitor } = useShop()
  return (fuel, name) => {
    const { location, utilities } = visitor.read()
    const saved = { zip: placeOf(location), ...utilities, [fuel]: name }
    writeCookie(cookieNames.utilities, JSON.stringify(saved), FAR_FUTURE)
    visitor.changed()
  }
}
