/** "AZ4T-4KPE-NPAT3" for the id "AZ4T4KPENPAT3": people read, type and say an order number in groups. */
export const printedOrderNumber = (orderID: string): string =>
  orderID.replace(/^(.{4})(.{4})(.{5})$/, '$1-$2-$3')

/** The id that a person typed, with or without hyphens and spaces, in any case. */
export const typedOrderNumber = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
