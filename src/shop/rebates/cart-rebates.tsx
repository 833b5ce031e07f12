import { isOneOf } from '#features/catalog/catalog/rules/traits.ts'
import { texts as catalogTexts } from '#features/catalog/catalog/ui/texts.ts'
import { MAY_HAVE_REBATE } from '#features/catalog/rebates/rules/rebate-traits.ts'
import { shortName, texts } from '#features/catalog/rebates/texts.ts'
import { TaxArticle } from '#features/catalog/rebates/ui/rebate-details.tsx'
import { noSum, rebateFor } from '#features/catalog/rebates/ui/rebate-lookup.ts'
import type { ProductRebate } from '#features/catalog/rebates/ui/saved-rebates.ts'
import { useCart, useCartStore } from '#features/selling/cart/ui/cart-context.tsx'
import { add, type Cents, shortMoney, ZERO } from '#lib/money.ts'
import { dataOf, useAnswer } from '#lib/react/use-answer.ts'
import type { TotalLine } from '#ui/total/delivered-total.tsx'
import { useShop } from '../shop-context.ts'
import { useRebatePlace } from './product-rebates.tsx'

/**
 * The rebates for the products of the cart, one unit of each. They are a line under the total and do not
 * lower it.
 */
export function useCartRebates(): readonly TotalLine[] {
  const cart = useCart(useCartStore())
  const { zip, utilities } = useRebatePlace()
  const { api, saved } = useShop()
  const ids = cart.items.flatMap((item) => (isOneOf(item, MAY_HAVE_REBATE) ? [item.id] : [])).join()
  const load = () =>
    Promise.all(
      ids
        .split(',')
        .map((id) => rebateFor({ find: api.rebates.find, saved: saved.rebates }, { zip, utilities }, id)),
    )
  const found = dataOf(
    useAnswer(ids === '' ? undefined : load, [api, ids, zip, utilities.electricity, utilities.gas]),
  )

  if (ids === '') return []
  const paying = (found ?? []).filter((rebate) => rebate !== undefined && rebate.total > 0) as ProductRebate[]
  return [
    {
      label: catalogTexts.rebatesAfter,
      amount: amountOf(found, paying),
      note: <Note paying={paying} isOpen={found?.some((rebate) => rebate?.isOpen) ?? false} />,
    },
  ]
}

function amountOf(
  found: readonly (ProductRebate | undefined)[] | undefined,
  paying: readonly ProductRebate[],
): string {
  if (!found) return catalogTexts.lookingUp
  if (found.every((rebate) => rebate === undefined)) return catalogTexts.notLookedUp
  if (paying.length === 0)
    return noSum(
      found.some((rebate) => rebate?.isOpen),
      found.reduce((sum, rebate) => sum + (rebate?.offers.length ?? 0), 0),
    )
  return texts.sum(
    shortMoney(paying.reduce<Cents>((sum, rebate) => add(sum, rebate.total), ZERO)),
    paying.some((rebate) => rebate.atMost),
  )
}

function Note({ paying, isOpen }: { paying: readonly ProductRebate[]; isOpen: boolean }) {
  const payers = [...new Set(paying.flatMap((rebate) => rebate.payers.map(shortName)))]
  return (
    <>
      {[
        payers.length > 0 ? texts.paidBy(payers) : catalogTexts.rebatesNote,
        ...(isOpen ? [texts.chooseOnProduct] : []),
      ].join(' ')}{' '}
      <TaxArticle />
    </>
  )
}
