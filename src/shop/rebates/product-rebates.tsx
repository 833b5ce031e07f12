import type { ProductRebate } from '#features/rebates/ui/rebate-lookup.ts'
import { useAnswer } from '#kit/react/use-answer.ts'
import { useShop } from '../shop-context.ts'
import { useVisitor } from '../visitor.ts'

/**
 * What is paid back for a product where the visitor is: undefined until it is known, null when it could not
 * be looked up.
 */
export function useRebate(id: string | null): ProductRebate | null | undefined {
  const zip = useVisitor().location.zipcode
  const { api } = useShop()
  const load = async (): Promise<ProductRebate | undefined> =>
    (await import('#features/rebates/ui/rebate-lookup.ts')).rebateFor(api.rebates.find, zip, id ?? '')
  const answer = useAnswer(id === null ? undefined : load, [api, id, zip])
  if (answer.kind === 'failed') return null
  return answer.kind === 'ready' ? (answer.data ?? null) : undefined
}

/** "−$600 ComEd rebate, after purchase": the words of a line that a card keeps free. */
export function RebateLine({ id }: { id: string }) {
  return useRebate(id)?.line
}
