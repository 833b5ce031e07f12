import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { formatWire } from '#lib/money.ts'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { PanelProps } from '../panel.ts'
import { editTexts as texts } from './edit-texts.ts'

type Addition = PanelProps['order']['additions'][number]

/** Which quotes were sent for what was added, and which orders the warehouse ships together. */
export function AdditionsPanel({ order: { additions, quote } }: Pick<PanelProps, 'order'>) {
  const addsTo = quote?.addsTo ?? null
  if (additions.length === 0 && addsTo === null) return null
  return (
    <Notice title={texts.together}>
      {addsTo !== null && (
        <p>
          {texts.addsTo} <OrderLink orderID={addsTo} />
        </p>
      )}
      {additions.map((each) => (
        <p key={each.id}>
          <Link href={`/quotes/${each.id}`}>{texts.addition(each.number, formatWire(each.total))}</Link>{' '}
          {texts.additionStates[stateOf(each)]}{' '}
          {each.orderID !== null && <OrderLink orderID={each.orderID} />}
        </p>
      ))}
    </Notice>
  )
}

const OrderLink = ({ orderID }: { readonly orderID: string }) => (
  <Link href={`/orders/${orderID}`}>{texts.otherOrder(printedOrderNumber(orderID))}</Link>
)

const OVER: readonly Addition['state'][] = ['declined', 'expired', 'withdrawn']

const stateOf = ({ orderID, state }: Addition): keyof typeof texts.additionStates =>
  orderID !== null ? 'paid' : OVER.includes(state) ? 'over' : 'waits'
