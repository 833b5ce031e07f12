/** A product and its quantity, as a request names them. */
export interface RequestedLine {
  id: string
  qty: number
}

/** The most of one product in one cart or order. */
export const MAX_QUANTITY = 999
