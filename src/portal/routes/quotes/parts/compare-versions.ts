import type { Content, Line, Section } from '#features/partners/quotes/rules/content.ts'
import { texts } from '../quote-texts.ts'

/** One line of two versions; a side is undefined where the version does not have the line. */
export interface ComparedLine {
  key: string
  id: string
  before: { qty: number; price: number } | undefined
  after: { qty: number; price: number } | undefined
  isChanged: boolean
}

export interface ComparedSection {
  key: string
  before: string | undefined
  after: string | undefined
  lines: ComparedLine[]
}

export interface Compared {
  sections: ComparedSection[]
  /** names of other parts that differ */
  others: string[]
}

type Compare = Omit<Content, 'sections'> & { sections: readonly Section[] }

const seen = (line: Line | undefined) => line && { qty: line.qty, price: line.price }

function compareLines(before: readonly Line[], after: readonly Line[]): ComparedLine[] {
  const rest = new Map(before.map((line) => [line.key, line]))
  const lines = after.map((line): ComparedLine => {
    const old = rest.get(line.key)
    rest.delete(line.key)
    return compared(line.key, old, line)
  })
  return [...lines, ...[...rest.values()].map((line) => compared(line.key, line, undefined))]
}

const TERMS = ['qty', 'price', 'id', 'isOptional', 'group', 'note'] as const

const compared = (key: string, before: Line | undefined, after: Line | undefined): ComparedLine => ({
  key,
  id: (after ?? before)!.id,
  before: seen(before),
  after: seen(after),
  isChanged: !before || !after || TERMS.some((term) => before[term] !== after[term]),
})

const OTHERS = [
  'message',
  'load',
  'consultant',
  'shipping',
  'isTaxExempt',
  'discount',
  'showsDrawings',
] as const

/** The differences between two versions of a quote. Options are matched by their keys. */
export function compareVersions(before: Compare, after: Compare): Compared {
  const rest = new Map(before.sections.map((section) => [section.key, section]))
  const sections = after.sections.map((section): ComparedSection => {
    const old = rest.get(section.key)
    rest.delete(section.key)
    const lines = compareLines(old?.lines ?? [], section.lines)
    return { key: section.key, before: old?.title, after: section.title, lines }
  })
  const gone = [...rest.values()].map((section) => ({
    ...{ key: section.key, before: section.title, after: undefined },
    lines: compareLines(section.lines, []),
  }))
  const others = OTHERS.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
  return { sections: [...sections, ...gone], others: others.map((part) => texts.parts[part]) }
}
