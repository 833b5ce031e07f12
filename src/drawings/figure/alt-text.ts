import type { ViewName } from '../engine/kind.ts'
import type { DrawingSize } from '../spec.ts'
import type { Figure } from './figure.ts'
import { figure } from './figure.ts'
import type { DrawingType } from './registry.ts'

/** The page's facts about the product beyond its drawing. */
export interface DrawingFacts {
  view?: ViewName
  /** before the name: "96%"; taken from the drawing's options when left out */
  adjective?: string
  /** instead of the type's own name: "heat pump" */
  name?: string
  /** after the dimensions: "upflow" */
  details?: readonly string[]
  /** says the depth too, as a sheet with a side view does */
  depth?: boolean
  besideDoor?: boolean
}

const openings: Record<ViewName, string> = {
  front: 'Front drawing',
  side: 'Side drawing',
  section: 'Section',
  top: 'Plan',
  horizontal: 'Front drawing, laid on its side,',
}

/** "an" before a vowel sound; 8, 11 and 18 are spoken with one. */
function withArticle(words: string): string {
  if (/^(8|11\b|18\b)/.test(words)) return `an ${words}`
  return /^[aeiou]/i.test(words) && !/^(UV|uni)/.test(words) ? `an ${words}` : `a ${words}`
}

function inchesInWords(value: number): string {
  return `${Math.round(value * 100) / 100} in`
}

/**
 * Alternative text from data, as one sentence:
 * "Front drawing of a 96% gas furnace, 17.5 in wide, 35 in high, upflow, shown beside a 6 ft 8 in door."
 */
export function describeFigure(one: Figure, facts: DrawingFacts = {}): string {
  if (one.parts) return describeParts(one, facts)
  const view = facts.view ?? 'front'
  const adjective = facts.adjective ?? (facts.name ? undefined : one.adjective)
  const name = withArticle([adjective, facts.name ?? one.name].filter(Boolean).join(' '))
  const { w, h, d } = one.box
  const showsDepth = facts.depth ?? view !== 'front'
  const size = one.isMeasured
    ? [
        `${inchesInWords(w)} wide`,
        `${inchesInWords(h)} high`,
        ...(showsDepth ? [`${inchesInWords(d)} deep`] : []),
      ]
    : ['not to scale']
  const door = facts.besideDoor ? ['shown beside a 6 ft 8 in door'] : []
  return `${[`${openings[view]} of ${name}`, ...size, ...(facts.details ?? []), ...door].join(', ')}.`
}

/**
 * For example "Front drawing of a matched system to one scale: 96% gas furnace, 21 in wide, 34.5 in high;
 * cased coil, …".
 */
function describeParts({ name, parts = [] }: Figure, facts: DrawingFacts): string {
  const list = parts.map(
    ({ one }) =>
      `${[one.adjective, one.name].filter(Boolean).join(' ')}, ${inchesInWords(one.box.w)} wide, ` +
      `${inchesInWords(one.box.h)} high`,
  )
  return (
    `Front drawing of ${withArticle(facts.name ?? name)} to one scale: ` +
    `${list.join('; ')}${facts.besideDoor ? '; shown beside a 6 ft 8 in door' : ''}.`
  )
}

/** The same from a type and its dimensions in inches. */
export function describeDrawing(
  type: DrawingType,
  dims: Partial<DrawingSize> | null,
  facts: DrawingFacts = {},
): string {
  return describeFigure(figure(type, dims), facts)
}
