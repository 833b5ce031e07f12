import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { texts } from '../texts.ts'
import type { LaborLine, LaborTax } from './labor.ts'

export const MOST_SECTIONS = 6
export const MOST_SECTION_LINES = 60
export const MOST_LINES = 200

export const TIERS = ['good', 'better', 'best'] as const
type Tier = (typeof TIERS)[number]

/** A product in an option. Amounts are cents, each. */
export interface Line {
  /** names the line in its section for the life of the quote */
  key: string
  /** the product, 9 digits */
  id: string
  qty: number
  /** what the quote asks */
  price: number
  /** the public price in force when the line was saved */
  listPrice: number
  /** not selected until the customer selects it */
  isOptional: boolean
  /** alternatives: at most one line of a group is selected */
  group: string | null
  note: string
}

/** A line without its own price has the price in force. Only templates keep such lines. */
export type UnpricedLine = Line & { isUnpriced?: boolean }

/** One option of a quote: "Variable speed". */
export interface Section {
  key: string
  title: string
  tier: Tier | null
  note: string
  isRecommended: boolean
  lines: Line[]
  /** work of the contractor's company: not part of what the store sells */
  labor?: LaborLine[] | undefined
}

/** What a version offers. Amounts are cents. */
export interface Content {
  sections: Section[]
  message: string
  load: { heatingBtu: number; coolingBtu: number; source: string } | null
  consultant: { name: string; phone: string; extension: string; email: string }
  shipping: { type: string | null; overrideCost: number | null }
  isTaxExempt: boolean
  certificateId: number | null
  /** how the company taxes its work */
  laborTax?: LaborTax | undefined
  discount: { reason: string; responsibleParty: string; comments: string } | null
  holdsStock: boolean
  showsDrawings: boolean
}

/** What a template keeps for the next customer. */
export type TemplateContent = Omit<Content, 'sections'> & {
  sections: (Omit<Section, 'lines'> & { lines: UnpricedLine[] })[]
}

export interface SelectedLine {
  key: string
  qty: number
}

/** What a customer chose of one section; lines that are not in it are not wanted. */
export interface Selection {
  sectionKey: string
  lines: readonly SelectedLine[]
}

export const emptyContent = (consultant: Content['consultant']): Content => ({
  sections: [],
  message: '',
  load: null,
  consultant,
  shipping: { type: null, overrideCost: null },
  isTaxExempt: false,
  certificateId: null,
  discount: null,
  holdsStock: false,
  showsDrawings: true,
})

/** Whether a discount names both its reason and who answers for it. A draft may hold one half. */
export const isReasoned = (discount: Content['discount']): boolean =>
  discount !== null && discount.reason.trim() !== '' && discount.responsibleParty.trim() !== ''

/** The option that lists and the first tab show. */
export const recommendedSection = ({ sections }: Content): Section | undefined =>
  sections.find(({ isRecommended }) => isRecommended) ?? sections[0]

/** What is selected at first: every line but the optional ones, and the first of a group. */
export function firstSelection({ key, lines }: Section): Selection {
  const groups = new Set<string>()
  const selected = lines.filter(({ isOptional, group }) => {
    if (isOptional || (group !== null && groups.has(group))) return false
    if (group !== null) groups.add(group)
    return true
  })
  return { sectionKey: key, lines: selected.map(({ key: line, qty }) => ({ key: line, qty })) }
}

/** Every line of a section; of each group the line that the selection has, or the first one. */
export function allSelected(section: Section, current: Selection): Selection {
  const chosen = new Map(current.lines.map(({ key, qty }) => [key, qty]))
  const groups = new Map<string, string>()
  for (const { key, group } of section.lines)
    if (group !== null && (chosen.has(key) || !groups.has(group))) groups.set(group, key)
  return {
    sectionKey: section.key,
    lines: section.lines
      .filter(({ key, group }) => group === null || groups.get(group) === key)
      .map(({ key, qty }) => ({ key, qty: chosen.get(key) ?? qty })),
  }
}

export type SelectionProblem = 'nothing_selected' | 'unknown_line' | 'quantity' | 'several_of_group'

/** Why this selection is not possible; undefined when it is. */
export function selectionProblem(section: Section, { lines }: Selection): SelectionProblem | undefined {
  if (lines.length === 0) return 'nothing_selected'
  const known = new Map(section.lines.map((line) => [line.key, line]))
  const keys = new Set(lines.map(({ key }) => key))
  if (keys.size !== lines.length || lines.some(({ key }) => !known.has(key))) return 'unknown_line'
  if (lines.some(({ qty }) => !Number.isInteger(qty) || qty < 1 || qty > MAX_QUANTITY)) return 'quantity'
  const groups = lines.flatMap(({ key }) => known.get(key)?.group ?? [])
  return new Set(groups).size < groups.length ? 'several_of_group' : undefined
}

export interface ContentProblem {
  problem: keyof typeof texts.contentProblems
  /** the section, where it has one */
  section: string | null
  message: string
}

/** Why content cannot be saved. `isOfCompany`: a contractor's company makes the offer. */
export function contentProblems(
  { sections }: Pick<Content, 'sections'>,
  isOfCompany = true,
): ContentProblem[] {
  const problem = (kind: ContentProblem['problem'], section: Section | null = null): ContentProblem => ({
    problem: kind,
    section: section?.key ?? null,
    message: texts.contentProblems[kind],
  })
  const whole: ContentProblem[] = []
  if (sections.length > MOST_SECTIONS) whole.push(problem('too_many_sections'))
  if (sections.reduce((sum, { lines }) => sum + lines.length, 0) > MOST_LINES)
    whole.push(problem('too_many_lines'))
  if (new Set(sections.map(({ key }) => key)).size < sections.length) whole.push(problem('same_key'))
  if (sections.filter(({ isRecommended }) => isRecommended).length > 1) whole.push(problem('two_recommended'))
  // The store installs nothing: only a company can be paid for work.
  if (!isOfCompany && sections.some(({ labor = [] }) => labor.length > 0))
    whole.push(problem('labor_of_store'))
  return [
    ...whole,
    ...sections.flatMap((section) => sectionProblems(section).map((kind) => problem(kind, section))),
  ]
}

function sectionProblems({ lines }: Section): ContentProblem['problem'][] {
  const found: ContentProblem['problem'][] = []
  if (lines.length > MOST_SECTION_LINES) found.push('too_many_lines')
  if (new Set(lines.map(({ key }) => key)).size < lines.length) found.push('same_key')
  // A cart has one line for each product, at one price.
  const prices = new Map<string, number>()
  for (const { id, price } of lines) {
    if (prices.has(id) && prices.get(id) !== price) found.push('two_prices')
    prices.set(id, price)
  }
  const quantities = new Map<string, number>()
  for (const { id, qty } of lines) quantities.set(id, (quantities.get(id) ?? 0) + qty)
  if ([...quantities.values()].some((qty) => qty > MAX_QUANTITY)) found.push('quantity')
  return [...new Set(found)]
}

/** Why content that can be saved cannot be sent: an option is empty, or there is none. */
export function sendProblems(content: Content): ContentProblem[] {
  const none = (kind: ContentProblem['problem'], section: string | null = null): ContentProblem => ({
    problem: kind,
    section,
    message: texts.contentProblems[kind],
  })
  if (content.sections.length === 0) return [none('no_section')]
  return [
    ...content.sections
      .filter((section) => firstSelection(section).lines.length === 0)
      .map(({ key }) => none('empty_section', key)),
    ...content.sections
      .filter(({ labor = [] }) => labor.some(({ description }) => description.trim() === ''))
      .map(({ key }) => none('labor_unnamed', key)),
  ]
}
