import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import { texts } from '../texts.ts'
import type { ShipmentState } from './shipping.ts'

export interface ProgressStep {
  name: string
  state: 'done' | 'now' | 'ahead'
}

const STEPS = [texts.steps.placed, texts.steps.packing, texts.steps.onTheWay, texts.steps.delivered]

/** The progress of an order as steps; undefined for an order that was cancelled or never paid. */
export function progressLine(
  state: OrderState,
  shipments: readonly { state: ShipmentState }[],
): ProgressStep[] | undefined {
  const at = stepOf(state, shipments)
  return at === undefined
    ? undefined
    : STEPS.map((name, index) => ({
        name,
        state: index < at || at === STEPS.length - 1 ? 'done' : index === at ? 'now' : 'ahead',
      }))
}

function stepOf(state: OrderState, shipments: readonly { state: ShipmentState }[]): number | undefined {
  switch (state) {
    case 'pending':
    case 'cancelled':
      return undefined
    case 'authorized':
    case 'awaiting_funds':
    case 'paid':
      return 0
    case 'in_fulfilment':
      return 1
    case 'delivered':
    case 'returned':
      return 3
    default:
      return shipments.length > 0 && shipments.every((shipment) => shipment.state === 'delivered') ? 3 : 2
  }
}

/** The next step in words. */
export function nextStep(
  state: OrderState,
  shipments: readonly { state: ShipmentState; appointmentOn: string | null }[],
  day: (isoDay: string) => string,
): string {
  const appointment = shipments.find(
    (shipment) => shipment.state !== 'delivered' && shipment.appointmentOn,
  )?.appointmentOn
  if (appointment) return texts.next.appointment(day(appointment))
  const line = stepOf(state, shipments)
  if (line === 3) return state === 'returned' ? texts.next.returned : texts.next.delivered
  if (line === 2) return state === 'refunded' ? texts.next.refunded : texts.next.shipped
  if (state === 'in_fulfilment' && shipments.length > 0) return texts.next.partShipped
  return texts.next[state as keyof typeof texts.next & OrderState] as string
}
