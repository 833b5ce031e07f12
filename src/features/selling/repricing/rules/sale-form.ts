import { toTwoDecimals } from '#lib/money.ts'

/** "1,200" or "$1200.50" in dollars; undefined for a text that is no amount. */
function parseDollars(text: string): number | undefined {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** A line of the cart as the form shows it; amounts are dollars. */
export interface SaleLine {
  id: string
  name: string
  qty: number
  /** the price in force */
  price: number
  /** the price in the cart */
  inCart: number
}

export type SaleProblem = 'notAnAmount' | 'aboveNow' | 'reasonMissing' | 'responsibleMissing'

/** What the form has of a sale. */
export interface SaleFacts {
  discountReason: string
  discountComments: string
  discountResponsibleParty: string
  originalOrder: string | null
  purchaseOrder: string
  removeVideo: boolean
  removeTax: boolean
  /** dollars that shipping costs instead */
  shippingCost: number | null
}

export interface ReadSale {
  facts: SaleFacts
  /** the wanted unit prices that are lower than those in force */
  prices: readonly { id: string; price: number }[]
  /** dollars of shipping that the store gives away */
  shippingGiven: number
  /** by the name of the field */
  problems: Readonly<Record<string, SaleProblem>>
}

/** Reads the fields of the form. An empty price keeps the price in force. */
export function readSaleForm(
  field: (name: string) => string,
  { lines, shipping }: { lines: readonly SaleLine[]; shipping: number },
): ReadSale {
  const problems: Record<string, SaleProblem> = {}
  const amount = (name: string, most: number): number | null => {
    const text = field(name).trim()
    if (text === '') return null
    const value = parseDollars(text)
    if (value === undefined) problems[name] = 'notAnAmount'
    else if (value > most) problems[name] = 'aboveNow'
    return value ?? null
  }
  const prices = lines.flatMap(({ id, price }) => {
    const wanted = amount(priceField(id), price)
    return wanted === null || wanted >= price ? [] : [{ id, price: wanted }]
  })
  const cost = amount('shippingCost', shipping)
  const shippingCost = cost === null || cost >= shipping ? null : cost
  const facts: SaleFacts = {
    discountReason: field('discountReason').trim(),
    discountComments: field('discountComments').trim(),
    discountResponsibleParty: field('discountResponsibleParty').trim(),
    originalOrder: field('originalOrder').trim() || null,
    purchaseOrder: field('purchaseOrder').trim(),
    removeVideo: field('removeVideo') !== '',
    removeTax: field('removeTax') !== '',
    shippingCost,
  }
  const isLowered = prices.length > 0 || shippingCost !== null
  if ((isLowered || facts.removeTax) && facts.discountReason === '') problems.discountReason = 'reasonMissing'
  if (isLowered && facts.discountResponsibleParty === '')
    problems.discountResponsibleParty = 'responsibleMissing'
  const given = shippingCost === null ? 0 : toTwoDecimals(shipping - shippingCost)
  return { facts, prices, shippingGiven: given, problems }
}

export const priceField = (id: string): string => `price-${id}`
