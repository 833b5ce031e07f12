import { Form } from 'react-router'
import type { Tracking } from '#features/selling/fulfilment/contract.ts'
import { texts } from '#features/selling/fulfilment/texts.ts'
import { DamageForm, DamageReports } from '#features/selling/fulfilment/ui/damage-report.tsx'
import { DeliveryChecklist } from '#features/selling/fulfilment/ui/delivery-checklist.tsx'
import {
  EmailSummary,
  type FormOutcome,
  type FormShell,
  OrderRequest,
} from '#features/selling/fulfilment/ui/order-requests.tsx'
import { ReturnRequest, Returns } from '#features/selling/fulfilment/ui/order-returns.tsx'
import { Refunds, Replacements, Shipments } from '#features/selling/fulfilment/ui/tracking-view.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** A photo of a damage report. Buyers who opened the order by its postal code pass the code on. */
const damagePhotoPath = (orderID: string, photo: string, postal: string | undefined): string => {
  const path = `/v1/api/orders/${encodeURIComponent(orderID)}/damage/${photo}`
  return postal ? `${path}?postal=${encodeURIComponent(postal)}` : path
}

const PostForm: FormShell = (props) => <Form method="post" preventScrollReset {...props} />

/** The progress of an order: shipments, delivery checklist, returns, damage reports, refunds. */
export function OrderLife({
  tracking,
  postal,
}: {
  readonly tracking: Tracking
  readonly postal: string | undefined
}) {
  const { shipments, replacements, calledOff, returns, damage, refunds, orderID } = tracking
  const truckComes = shipments.some(({ isFreight, state }) => isFreight && state !== 'delivered')
  return (
    <div className="stack-l">
      <Shipments shipments={shipments} />
      <Replacements replacements={replacements} />
      {calledOff.length > 0 && (
        <Notice>{texts.calledOff(calledOff.map(({ name, qty }) => `${qty} × ${name}`).join(', '))}</Notice>
      )}
      {truckComes && <DeliveryChecklist />}
      <Returns returns={returns} />
      <DamageReports reports={damage} photoHref={(photo) => damagePhotoPath(orderID, photo, postal)} />
      <Refunds refunds={refunds} />
    </div>
  )
}

interface FormsProps {
  readonly tracking: Tracking
  readonly outcome: FormOutcome | undefined
  /** the form that is being sent */
  readonly sending: string | undefined
  /** what the page says in place of return requests, while staff have switched them off */
  readonly returnsOff?: string | undefined
}

/** The buyer's forms: email the summary, cancel, return, report damage. */
export function OrderForms({ returnsOff, ...props }: FormsProps) {
  return (
    <>
      <EmailSummary Form={PostForm} {...props} />
      <OrderRequest Form={PostForm} {...props} />
      {returnsOff && props.tracking.returnable.length > 0 ? (
        <Notice>{returnsOff}</Notice>
      ) : (
        <ReturnRequest Form={PostForm} {...props} />
      )}
      <DamageForm Form={PostForm} {...props} />
    </>
  )
}
