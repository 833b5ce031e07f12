// Whoever opened an order by its postal code carries it on; the browser that placed the order needs none.

/** Where the receipt of an order stands. */
export const receiptPath = (orderID: string, postal: string | undefined): string =>
  `/order-receipt/${encodeURIComponent(orderID)}${postal ? `?postal=${encodeURIComponent(postal)}` : ''}`

/** Where an order stands with its state. */
export const orderPath = (orderID: string, postal: string | undefined): string =>
  postal
    ? `/order-summary/${encodeURIComponent(orderID)}/${encodeURIComponent(postal)}`
    : `/checkout/confirmation/${encodeURIComponent(orderID)}`
