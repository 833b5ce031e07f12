import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { photoUpload } from '#features/selling/fulfilment/rules/damage.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { useOutcome } from '../../frame/use-outcome.ts'
import { titled } from '../../texts.ts'
import { deskAction } from './desk/actions.server.ts'
import { readAfter } from './desk/after.server.ts'
import { DeskPage } from './desk/desk-page.tsx'
import type { DeskOutcome } from './desk/panel.ts'
import { readTimeline } from './desk/timeline/read-timeline.server.ts'
import { PartnerOrder } from './partner-order.tsx'
import { partnerAction } from './partner-order-action.server.ts'
import { texts } from './texts.ts'

/** Photos of damage. */
export const handle = { upload: photoUpload }

export const meta = ({ loaderData }: { loaderData?: { orderID: string } }) => [
  { title: titled(`${texts.order} ${printedOrderNumber(loaderData?.orderID ?? '')}`) },
]

/** Read again after a refusal too: another person may have decided meanwhile. */
export const shouldRevalidate = () => true

/** Staff get the order desk; contractors see the orders of their company. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const asked = { orderID: (params.id ?? '').slice(0, 40) || '-' }
  if (user?.role === 'contractor') {
    const partner = await answered(api.orders.open(asked), url)
    return { desk: null, partner, orderID: partner.orderID }
  }
  const [order, timeline] = await answered(
    Promise.all([api.orderDesk.open(asked), readTimeline(api, asked, url.searchParams)]),
    url,
  )
  const after = await answered(readAfter(api, order, url.searchParams), url)
  return { desk: { order, timeline, after }, partner: null, orderID: order.orderID }
}

export const action = (args: ActionFunctionArgs) =>
  args.context.get(portalContext).user?.role === 'contractor' ? partnerAction(args) : deskAction(args)

export default function Order() {
  const { desk, partner } = useLoaderData<typeof loader>()
  const outcome = useOutcome<typeof action>()
  if (desk) return <DeskPage {...desk} outcome={outcome as DeskOutcome | undefined} />
  return partner && <PartnerOrder order={partner} outcome={outcome} />
}
