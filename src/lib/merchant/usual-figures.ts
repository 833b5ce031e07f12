// What the store charges and allows until staff set another figure. Cents, if nothing else is said.

/** With what each kind of delivery begins; weight and distance are added. Our defaults, 2026-11. */
export const PORTABLE_BASE = 29_00
export const ORDER_BASE = 7_95
export const EXPEDITED_BASE = 12_00
export const GUARANTEED_BASE = 79_00

/** Orders of one run of many, at most. The settings may allow fewer. */
export const MOST_BULK = 500

/** Units left at which a product is low that sells and has no delivery day. Our decision, 2026-11-28. */
export const LOW_STOCK = 3
