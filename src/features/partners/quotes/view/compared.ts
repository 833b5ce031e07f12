import { formatMoney, fromWire, wholeDollars } from '#lib/money.ts'
import type { WireOptionFacts } from '../contract/shapes.ts'
import type { ShopperQuote } from '../contract/shopper.ts'
import { pageTexts as texts } from '../page-texts.ts'
import { firstSelection } from '../rules/content.ts'
import { btu, efficiencyOf, loadOf, sectionOf } from './quote-view.ts'

export interface ComparedRow {
  label: string
  /** one an option; '' where the makers state nothing */
  cells: string[]
  differs: boolean
}

const row = (label: string, cells: string[]): ComparedRow => ({
  label,
  cells,
  differs: new Set(cells).size > 1,
})

const rebateOf = ({ rebate }: WireOptionFacts): string =>
  rebate === null ? texts.noRebate : texts.rebateOf(formatMoney(fromWire(rebate.amount)), rebate.atMost)

/** What differs between the options, row by row; rows that nothing is known of are left out. */
export function comparedRows(quote: ShopperQuote): ComparedRow[] {
  const of = (read: (facts: WireOptionFacts) => string) => quote.sections.map(({ facts }) => read(facts))
  const hasRebate = quote.sections.some(({ facts }) => facts.rebate !== null)
  const company = quote.company?.name ?? ''
  const hasLabor = quote.sections.some(({ labor }) => labor !== null)
  const labor = quote.sections.map((section) =>
    section.labor ? formatMoney(fromWire(section.labor.total)) : texts.noLabor,
  )
  return [
    row(texts.laborTotal(company), hasLabor ? labor : []),
    row(texts.efficiency, of(efficiencyOf)),
    row(
      texts.sound,
      of(({ sound }) => (sound === null ? '' : `${sound} dB`)),
    ),
    row(texts.rebate, hasRebate ? of(rebateOf) : []),
    row(
      texts.yearlyCost,
      of(({ yearlyCost }) => (yearlyCost === null ? '' : texts.about(wholeDollars(yearlyCost)))),
    ),
    row(
      texts.heating,
      of(({ heatingBtu }) => (heatingBtu === null ? '' : btu(heatingBtu))),
    ),
    row(
      texts.cooling,
      of(({ coolingBtu }) => (coolingBtu === null ? '' : btu(coolingBtu))),
    ),
    row(
      texts.load,
      of((facts) => loadOf(facts, quote.load)),
    ),
    row(
      texts.warranty,
      of(({ warrantyYears }) => (warrantyYears === null ? '' : texts.years(warrantyYears))),
    ),
  ].filter(({ cells }) => cells.some((cell) => cell !== ''))
}

export interface Included {
  /** what every option has */
  shared: string[]
  /** one list an option: what it has and not every other option has */
  own: string[][]
}

/** The items that each option selects at first, by name. */
export function includedItems({ sections }: ShopperQuote): Included {
  const names = sections.map((section) => {
    const chosen = new Map(firstSelection(sectionOf(section)).lines.map(({ key, qty }) => [key, qty]))
    return section.items
      .filter(({ key }) => chosen.has(key))
      .map(({ key, name }) => texts.counted(chosen.get(key) ?? 1, name))
  })
  const [first = []] = names
  const shared = first.filter((name) => names.every((each) => each.includes(name)))
  return { shared, own: names.map((each) => each.filter((name) => !shared.includes(name))) }
}
