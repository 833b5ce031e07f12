import type { ShipmentState } from '../rules/shipping.ts'

/** A shipment that a carrier is asked about. */
export interface AskedShipment {
  carrier: string
  tracking: string
  isFreight: boolean
  releasedAt: Date
}

export interface CarrierNews {
  state: ShipmentState
  /** yyyy-mm-dd of a freight delivery that was agreed on */
  appointmentOn: string | null
}

/**
 * The state of shipments. `undefined`: the carrier does not know the shipment yet or did not answer; it is
 * asked again later.
 */
export interface CarrierTracking {
  track(shipment: AskedShipment): Promise<CarrierNews | undefined>
}
