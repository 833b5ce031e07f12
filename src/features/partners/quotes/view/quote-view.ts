import { promisedDays } from '#features/selling/shipping/rules/promise.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { type Cents, formatMoney, fromWire, times, toCents } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { displayPhone } from '#lib/phone.ts'
import { storeDate } from '#platform/clock/rules/store-time.ts'
import type { WireOptionFacts } from '../contract/shapes.ts'
import type { ShopperQuote } from '../contract/shopper.ts'
import { pageTexts as texts } from '../page-texts.ts'
import { firstSelection, type Section, type Selection } from '../rules/content.ts'
import { type CountedFacts, type TotalsOfSection, totalsOf } from '../rules/quote-totals.ts'
import { readFacts } from './read-facts.ts'

type WireSection = ShopperQuote['sections'][number]
type WireItem = WireSection['items'][number]

/** The section as the rules count it. */
export const sectionOf = ({ key, title, tier, note, isRecommended, items }: WireSection): Section => ({
  key,
  title,
  tier,
  note,
  isRecommended,
  lines: items.map(({ key: line, id, qty, price, listPrice, isOptional, group, note: words }) => ({
    key: line,
    id,
    qty,
    price: fromWire(price),
    listPrice: fromWire(listPrice),
    isOptional,
    group,
    note: words,
  })),
})

/** What is selected when the page opens: what was accepted, or what the consultant selected. */
export function firstSelections(quote: ShopperQuote): Selection[] {
  return quote.sections.map((section) =>
    quote.acceptance !== null && section.key === quote.activeTab
      ? { sectionKey: section.key, lines: quote.selectedItems }
      : firstSelection(sectionOf(section)),
  )
}

/** Whether the customer can still buy at the prices of the quote. */
export const pricesHold = ({ allowedActions }: Pick<ShopperQuote, 'allowedActions'>): boolean =>
  allowedActions.some((action) => action === 'accept' || action === 'pay')

/** What the state means for the customer; '' where it needs no words. */
export const stateNote = (quote: Pick<ShopperQuote, 'state' | 'allowedActions'>): string =>
  quote.state === 'accepted' && !pricesHold(quote) ? texts.notPaid : texts.stateNotes[quote.state]

export interface QuoteRow {
  item: WireItem
  isSelected: boolean
  qty: number
  price: string
  total: string
  /** the store's price where the quote is lower; '' otherwise */
  listPrice: string
  /** "Optional", "Alternative: choose one", "No longer sold" */
  tag: string
}

interface SumLine {
  label: string
  amount: Cents | string
}

/** One option of a quote with a selection: what screen, print and PDF show. */
export interface OptionView {
  section: WireSection
  rows: QuoteRow[]
  plate: { label: string; value: string }[]
  totals: TotalsOfSection
  sums: SumLine[]
  total: SumLine
  /** work that the company is paid for; null: none */
  labor: LaborView | null
  /** "If ordered today, it arrives Tue, Nov 24."; '' while it is unknown */
  delivery: string
}

export function optionView(
  quote: ShopperQuote,
  wire: WireSection,
  selection: Selection,
  facts: CountedFacts = readFacts(quote.facts),
): OptionView {
  const totals = totalsOf(sectionOf(wire), selection, facts)
  const labor = laborView(quote, wire, totals.total)
  const chosen = new Map(selection.lines.map(({ key, qty }) => [key, qty]))
  const option = totals.shippingOptions.find(({ type }) => type === totals.shippingType)
  const days = option && promisedDays(option)
  return {
    section: wire,
    rows: wire.items.map((item) => rowOf(item, chosen.get(item.key))),
    plate: plateOf(wire.facts, quote.load),
    totals,
    sums: sumsOf(totals, selection, quote),
    total: { label: labor ? texts.totalTo(merchant().name) : texts.finalTotal, amount: totals.total },
    labor,
    delivery: days ? texts.delivery(days) : '',
  }
}

export interface LaborView {
  title: string
  lines: { label: string; note: string; amount: Cents }[]
  total: SumLine
  /** who does the work, and how it is taxed */
  notes: string[]
  wholeJob: { label: string; amount: Cents }
}

function laborView({ company }: ShopperQuote, { labor }: WireSection, total: Cents): LaborView | null {
  if (labor === null) return null
  const name = company?.name ?? ''
  const tax =
    labor.taxRate === null
      ? []
      : [{ label: texts.laborTax(percent(labor.taxRate), name), note: '', amount: fromWire(labor.tax) }]
  return {
    title: texts.laborTitle(name),
    lines: [
      ...labor.lines.map(({ description, note, amount }) => ({
        ...{ label: description, note, amount: fromWire(amount) },
      })),
      ...tax,
    ],
    total: { label: texts.laborTotal(name), amount: fromWire(labor.total) },
    notes: [
      texts.laborWhy(name, merchant().name),
      ...(labor.taxRate === null ? [texts.laborTaxIncluded(name)] : []),
    ],
    wholeJob: { label: texts.wholeJob, amount: toCents(total + fromWire(labor.total)) },
  }
}

function rowOf(item: WireItem, chosen: number | undefined): QuoteRow {
  const qty = chosen ?? item.qty
  const price = fromWire(item.price)
  const list = fromWire(item.listPrice)
  return {
    item,
    isSelected: chosen !== undefined,
    qty,
    price: formatMoney(price),
    total: formatMoney(times(price, qty)),
    listPrice: list > price ? formatMoney(list) : '',
    tag: !item.isSold
      ? texts.gone
      : item.group !== null
        ? texts.alternative
        : item.isOptional
          ? texts.optional
          : '',
  }
}

function sumsOf(totals: TotalsOfSection, { lines }: Selection, quote: ShopperQuote): SumLine[] {
  const { taxRate } = quote.facts.location
  const count = lines.reduce((sum, { qty }) => sum + qty, 0)
  const isFree = totals.shipping === 0 && totals.shippingType !== null
  return [
    { label: texts.selectedItems(count), amount: totals.selected },
    {
      label: isFree ? texts.freeShipping : texts.shipping,
      amount: totals.shippingType === null && count > 0 ? texts.shippingByPhone : totals.shipping,
    },
    {
      label: quote.facts.exempt ? texts.taxExempt : texts.tax(percent(taxRate)),
      amount: totals.tax,
    },
  ]
}

const percent = (rate: number): string => `${Number((rate * 100).toFixed(3))}%`
/** The rating plate of an option: at most four of the known figures. */
function plateOf(facts: WireOptionFacts, load: ShopperQuote['load']): OptionView['plate'] {
  const rows = [
    { label: texts.heating, value: facts.heatingBtu === null ? '' : btu(facts.heatingBtu) },
    { label: texts.cooling, value: facts.coolingBtu === null ? '' : btu(facts.coolingBtu) },
    { label: texts.efficiency, value: efficiencyOf(facts) },
    { label: texts.load, value: loadOf(facts, load) },
    { label: texts.sound, value: facts.sound === null ? '' : `${facts.sound} dB` },
    { label: texts.warranty, value: facts.warrantyYears === null ? '' : texts.years(facts.warrantyYears) },
  ]
  return rows.filter(({ value }) => value !== '').slice(0, 4)
}

interface Shop {
  readonly name: string
  readonly phone: string
  readonly email: string
}

/** Who offers: a contractor's company, or the store. Where a company has no phone, none is printed. */
export const quoteSender = ({ company }: Pick<ShopperQuote, 'company'>, shop: Shop) => ({
  name: company?.name ?? shop.name,
  phone: displayPhone(company ? company.phone : shop.phone),
  reach: [displayPhone(company ? company.phone : shop.phone), company ? company.email : shop.email]
    .filter((part) => part !== '')
    .join(' · '),
  license: company && company.license !== '' ? texts.license(company.license) : '',
  logo: company?.logo ? `/v1/api/company-logos/${company.logo}` : null,
  /** who sells and ships the products of a contractor's quote; '' on the store's own */
  seller: company ? texts.soldBy(shop.name) : '',
})

/** The head of a quote: for whom, from whom, how long. */
export const quoteHead = (quote: ShopperQuote) => ({
  number: quote.quoteNumber,
  version: texts.version(quote.version),
  validTo: quote.validUntil === null ? '' : storeDate(new Date(quote.validUntil)),
  customer: quote.customerName,
  contact: [displayPhone(quote.customerPhone), quote.customerEmail].filter((part) => part !== '').join(' · '),
  shipsTo: texts.shipsTo(quote.customerZipCode, quote.isCustomerTaxExempt),
  consultant: texts.extension(quote.consultantData.name, quote.consultantData.extension),
  message: quote.message,
})

export const btu = (value: number): string => `${grouped(value)} BTU/h`
const share = (value: number, of: number): string => `${Math.round((value / of) * 100)}%`

/** "97% AFUE · 17.4 SEER2" */
export const efficiencyOf = ({ afue, seer2, hspf2 }: WireOptionFacts): string =>
  [
    afue === null ? '' : `${afue}% AFUE`,
    seer2 === null ? '' : `${seer2} SEER2`,
    hspf2 === null ? '' : `${hspf2} HSPF2`,
  ]
    .filter((part) => part !== '')
    .join(' · ')

export const loadOf = ({ heatingBtu, coolingBtu }: WireOptionFacts, load: ShopperQuote['load']): string => {
  if (load === null) return ''
  return [
    heatingBtu !== null && load.heatingBtu > 0 ? share(heatingBtu, load.heatingBtu) : '',
    coolingBtu !== null && load.coolingBtu > 0 ? share(coolingBtu, load.coolingBtu) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
