/** The header in which the framed store describes the sale of a call, beside the partner's token. */
export const SALE_HEADER = 'x-partner-sale'

/** A sale as the browser claims it. The server checks each part against the rights of the caller. */
export interface SaleClaim {
  customerID: number | null
  projectID: number | null
  /** the price request whose prices the cart shows */
  priceRequest: number | null
  /** staff take the sales tax off */
  removeTax: boolean
  /** dollars that shipping costs instead */
  shipping: number | null
}

const NAMES = ['customerID', 'projectID', 'priceRequest'] as const

/** The header's value: only what the sale has. Undefined for a sale without any of it. */
export function writeSale(sale: SaleClaim): string | undefined {
  const parts = [
    ...NAMES.flatMap((name) => (sale[name] === null ? [] : [`${name}=${sale[name]}`])),
    ...(sale.removeTax ? ['removeTax'] : []),
    ...(sale.shipping === null ? [] : [`shipping=${sale.shipping}`]),
  ]
  return parts.length > 0 ? parts.join(';') : undefined
}

const ID = /^[1-9]\d{0,14}$/
const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/

/** Reads what `writeSale` wrote. Undefined without the header; parts that cannot be read are left out. */
export function readSale(text: string | undefined): SaleClaim | undefined {
  if (text === undefined) return undefined
  const parts = new Map<string, string>()
  for (const part of text.slice(0, 200).split(';')) {
    const [name = '', value = ''] = part.split('=', 2)
    parts.set(name, value)
  }
  const id = (name: string): number | null => {
    const value = parts.get(name) ?? ''
    return ID.test(value) ? Number(value) : null
  }
  const shipping = parts.get('shipping') ?? ''
  return {
    customerID: id('customerID'),
    projectID: id('projectID'),
    priceRequest: id('priceRequest'),
    removeTax: parts.has('removeTax'),
    shipping: DOLLARS.test(shipping) ? Number(shipping) : null,
  }
}
