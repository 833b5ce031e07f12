/** The delivery that a buyer gets who chooses none; E-CHECKOUT's word for it. */
export const DEFAULT_DELIVERY_TYPE = 'Home / Residence'
