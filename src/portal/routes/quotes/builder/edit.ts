import {
  type Content,
  MOST_LINES,
  MOST_SECTION_LINES,
  MOST_SECTIONS,
  TIERS,
} from '#features/partners/quotes/rules/content.ts'
import type { Draft, DraftLine, DraftSection } from './draft.ts'

/** A product to put into an option; without a price the store fills in the price in force. */
export interface NewLine {
  id: string
  qty: number
  /** the price in force, cents, as far as the page knows it */
  price: number
}

/** One change of a draft. Keys of new options and lines are made by the caller, so that a change is pure. */
export type Edit =
  | { type: 'add-section'; key: string; title: string }
  | { type: 'copy-section'; from: string; key: string; title: string }
  | { type: 'move-section'; key: string; by: -1 | 1 }
  | { type: 'set-section'; key: string; to: Partial<Omit<DraftSection, 'key' | 'lines'>> }
  | { type: 'remove-section'; key: string }
  | { type: 'add-lines'; section: string; lines: readonly (NewLine & { key: string })[] }
  | { type: 'set-line'; section: string; key: string; to: Partial<Omit<DraftLine, 'key' | 'id'>> }
  | { type: 'set-alternative'; section: string; key: string; isOne: boolean }
  | { type: 'move-line'; section: string; key: string; by: -1 | 1 }
  | { type: 'remove-line'; section: string; key: string }
  | { type: 'set-content'; to: Partial<Omit<Content, 'sections'>> }
  | { type: 'set-draft'; to: Partial<Omit<Draft, 'content'>> }

type Sections = Draft['content']['sections']

/** A list with one item moved; the same list when the item is at its end already. */
function moved<T extends { key: string }>(list: readonly T[], { key, by }: { key: string; by: -1 | 1 }): T[] {
  const index = list.findIndex((item) => item.key === key)
  const to = index + by
  if (index < 0 || to < 0 || to >= list.length) return [...list]
  const changed = [...list]
  const [item] = changed.splice(index, 1)
  changed.splice(to, 0, item!)
  return changed
}

/** A copy keeps products and prices. It gets new keys, and it is not recommended. */
function copyOf(section: DraftSection, key: string, title: string): DraftSection {
  return { ...section, key, title, isRecommended: false, lines: section.lines.map((line) => ({ ...line })) }
}

const linesOf = (sections: Sections): number => sections.reduce((sum, { lines }) => sum + lines.length, 0)

/** New lines; a product that the option has already gets more units of the same line. */
function added(section: DraftSection, free: number, lines: readonly (NewLine & { key: string })[]) {
  const changed = [...section.lines]
  for (const { id, qty, price, key } of lines) {
    const index = changed.findIndex((line) => line.id === id)
    const known = changed[index]
    if (known) changed[index] = { ...known, qty: Math.min(999, known.qty + qty) }
    else if (changed.length < MOST_SECTION_LINES && changed.length - section.lines.length < free)
      changed.push({
        ...{ key, id, qty, price, listPrice: price },
        ...{ isOptional: false, group: null, note: '', isUnpriced: true },
      })
  }
  return { ...section, lines: changed }
}

function withLine(section: DraftSection, key: string, to: Partial<Omit<DraftLine, 'key' | 'id'>>) {
  return {
    ...section,
    lines: section.lines.map((line) => {
      if (line.key !== key) return line
      const { isUnpriced, ...rest } = line
      return { ...rest, ...(isUnpriced && to.price === undefined && { isUnpriced }), ...to }
    }),
  }
}

/** An alternative joins the group of the line before it; a new group begins with that line. */
function withAlternative(section: DraftSection, key: string, isOne: boolean): DraftSection {
  if (!isOne) return withLine(section, key, { group: null })
  const previous = section.lines[section.lines.findIndex((line) => line.key === key) - 1]
  if (!previous) return section
  const group = previous.group ?? `g-${previous.key}`.slice(0, 40)
  return withLine(withLine(section, previous.key, { group }), key, { group })
}

function editedSections(sections: Sections, edit: Edit): Sections {
  const one = (key: string, change: (section: DraftSection) => DraftSection) =>
    sections.map((section) => (section.key === key ? change(section) : section))
  switch (edit.type) {
    case 'add-section':
    case 'copy-section':
      return withSection(sections, edit)
    case 'move-section':
      return moved(sections, edit)
    case 'set-section':
      return withSetSection(sections, edit)
    case 'remove-section':
      return sections.filter(({ key }) => key !== edit.key)
    case 'add-lines': {
      const free = MOST_LINES - linesOf(sections)
      return one(edit.section, (section) => added(section, free, edit.lines))
    }
    case 'set-line':
      return one(edit.section, (section) => withLine(section, edit.key, edit.to))
    case 'set-alternative':
      return one(edit.section, (section) => withAlternative(section, edit.key, edit.isOne))
    case 'move-line':
      return one(edit.section, (section) => ({
        ...section,
        lines: moved(section.lines, edit),
      }))
    case 'remove-line':
      return one(edit.section, (section) => ({
        ...section,
        lines: section.lines.filter(({ key }) => key !== edit.key),
      }))
    default:
      return sections
  }
}

/** One option is recommended, and each tier has one option. */
function withSetSection(sections: Sections, { key, to }: Extract<Edit, { type: 'set-section' }>): Sections {
  return sections.map((section) => {
    if (section.key === key) return { ...section, ...to }
    const isRecommended = to.isRecommended ? false : section.isRecommended
    const tier = to.tier && section.tier === to.tier ? null : section.tier
    return isRecommended === section.isRecommended && tier === section.tier
      ? section
      : { ...section, isRecommended, tier }
  })
}

function withSection(
  sections: Sections,
  edit: Extract<Edit, { type: 'add-section' | 'copy-section' }>,
): Sections {
  if (sections.length >= MOST_SECTIONS) return sections
  const tier = TIERS.find((each) => sections.every((section) => section.tier !== each)) ?? null
  if (edit.type === 'add-section') {
    const isRecommended = sections.length === 0
    return [...sections, { key: edit.key, title: edit.title, tier, note: '', isRecommended, lines: [] }]
  }
  const index = sections.findIndex(({ key }) => key === edit.from)
  const from = sections[index]
  if (!from || linesOf(sections) + from.lines.length > MOST_LINES) return sections
  return sections.toSpliced(index + 1, 0, { ...copyOf(from, edit.key, edit.title), tier })
}

/** A draft after one change. */
export function edited(draft: Draft, edit: Edit): Draft {
  if (edit.type === 'set-draft') return { ...draft, ...edit.to }
  if (edit.type === 'set-content') return { ...draft, content: { ...draft.content, ...edit.to } }
  const sections = editedSections(draft.content.sections, edit)
  return sections === draft.content.sections ? draft : { ...draft, content: { ...draft.content, sections } }
}

/** A product that is added, with the facts that the page shows until the store answers. */
export type FoundLine = NewLine & { sku: string; name: string }
