import type { ShipmentState } from '../rules/shipping.ts'

/** A shipment as a carrier is asked about it. */
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

/** Where shipments are. `undefined`: the carrier does not know it yet, or could not be asked; asked again later. */
export interface CarrierTracking {
  track(shipment: AskedShipment): Promise<CarrierNews | undefined>
}
