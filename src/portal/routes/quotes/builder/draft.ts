import type { QuoteContact, WireContent } from '#features/partners/quotes/contract/shapes.ts'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import type { Content, Section, UnpricedLine } from '#features/partners/quotes/rules/content.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { contentOf, wireOf } from './wire.ts'

export type DraftLine = UnpricedLine
export interface DraftSection extends Section {
  lines: DraftLine[]
}

/** Everything of a quote that its consultant changes. */
export interface Draft {
  content: Omit<Content, 'sections'> & { sections: DraftSection[] }
  contact: QuoteContact
  customerID: number | null
  projectID: number | null
  /** an ISO moment */
  offeredUntil: string
}

export const draftOf = (
  quote: Pick<DeskQuote, 'content' | 'contact' | 'customerID' | 'projectID' | 'offeredUntil'>,
): Draft => ({
  content: contentOf(quote.content),
  contact: quote.contact,
  customerID: quote.customerID,
  projectID: quote.projectID,
  offeredUntil: quote.offeredUntil,
})

/** A draft as the request that saves it. */
export const saveRequest = ({ content, contact, customerID, projectID, offeredUntil }: Draft) => ({
  content: wireOf(content),
  contact,
  customerID,
  projectID,
  offeredUntil,
})

/** Prices in force are not compared: the store reads them again at each save. */
const compared = (draft: Draft): string =>
  JSON.stringify(saveRequest(draft), (name, value) => (name === 'listPrice' ? undefined : value))

export const sameDraft = (a: Draft, b: Draft): boolean => compared(a) === compared(b)

const keyOfLine = (section: string, line: string) => `${section} ${line}`

/**
 * A draft with the prices that the store filled in. A price that a person typed since stays: a line takes
 * the store's price only while it has none.
 */
export function withStorePrices(draft: Draft, answer: WireContent): Draft {
  const found = new Map(
    contentOf(answer).sections.flatMap(({ key, lines }) =>
      lines.map((line) => [keyOfLine(key, line.key), line] as const),
    ),
  )
  const sections = draft.content.sections.map((section) => {
    const lines = section.lines.map((line): DraftLine => {
      const stored = found.get(keyOfLine(section.key, line.key))
      if (!stored || stored.id !== line.id) return line
      const { isUnpriced, ...rest } = line
      const price = isUnpriced ? stored.price : line.price
      const isSame = !isUnpriced && stored.listPrice === line.listPrice
      return isSame ? line : { ...rest, price, listPrice: stored.listPrice }
    })
    return lines.every((line, index) => line === section.lines[index]) ? section : { ...section, lines }
  })
  return sections.every((section, index) => section === draft.content.sections[index])
    ? draft
    : { ...draft, content: { ...draft.content, sections } }
}

/** "1,985", "$1985.00" in cents; undefined for a text that is no amount. */
export function centsIn(text: string): number | undefined {
  const plain = text.replace(/[$,\s]/g, '')
  if (!/^\d{1,7}(\.\d{0,2})?$|^\.\d{1,2}$/.test(plain)) return undefined
  return Math.round(Number(plain) * 100)
}

/** "1,985.00": cents as a field shows them. */
export const amountText = (cents: number): string => formatMoney(toCents(cents)).replace('$', '')

/** What the quoted prices give away against the prices in force, in cents. */
export const discountOf = ({ sections }: Pick<Content, 'sections'>): number =>
  sections.reduce(
    (most, { lines }) =>
      Math.max(
        most,
        lines.reduce((sum, { price, listPrice, qty }) => sum + Math.max(0, listPrice - price) * qty, 0),
      ),
    0,
  )

/** The share of its price that a line earns, in percent; undefined while its cost, in dollars, is unknown. */
export const profitPercent = (price: number, cost: number | undefined): string | undefined =>
  cost === undefined || price <= 0 ? undefined : (((price - cost * 100) / price) * 100).toFixed(1)

/** A key for a new option or line, unique within the quote. */
export const newKey = (prefix: 'o' | 'l'): string => `${prefix}${crypto.randomUUID().slice(0, 13)}`
