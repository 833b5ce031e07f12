import type { ViewName } from '../engine/kind.ts'
import type { DrawingSize } from '../spec.ts'
import { altTexts } from './alt-texts.ts'
import type { Figure } from './figure.ts'
import { figure } from './figure.ts'
import type { DrawingType } from './registry.ts'

/** The page's facts about the product beyond its drawing. */
export interface DrawingFacts {
  view?: ViewName
  /** what it is instead of a drawing of the view */
  as?: 'rendering' | 'isometric'
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

/** Hundredths of an inch at most. */
export const inchesInWords = (value: number): string => `${Math.round(value * 100) / 100}`

const nameOf = ({ adjective, name }: Figure): string => [adjective, name].filter(Boolean).join(' ')

/**
 * Alternative text from data, as one sentence:
 * "Front drawing of a 96% gas furnace, 17.5 in wide, 35 in high, upflow, shown beside a 6 ft 8 in door."
 */
export function describeFigure(one: Figure, facts: DrawingFacts = {}): string {
  if (one.parts) return describeParts(one, facts)
  const view = facts.view ?? 'front'
  const adjective = facts.adjective ?? (facts.name ? undefined : one.adjective)
  const name = [adjective, facts.name ?? one.name].filter(Boolean).join(' ')
  const { w, h, d } = one.box
  const showsDepth = facts.depth ?? view !== 'front'
  const size = one.isMeasured
    ? [
        altTexts.wide(inchesInWords(w)),
        altTexts.high(inchesInWords(h)),
        ...(showsDepth ? [altTexts.deep(inchesInWords(d))] : []),
      ]
    : [altTexts.notToScale]
  const door = facts.besideDoor ? [altTexts.besideDoor] : []
  const opening = altTexts.openings[facts.as ?? view](name)
  return altTexts.sentence([opening, ...size, ...(facts.details ?? []), ...door])
}

/**
 * For example "Front drawing of a matched system to one scale: 96% gas furnace, 21 in wide, 34.5 in high;
 * cased coil, …".
 */
function describeParts({ name, parts = [] }: Figure, facts: DrawingFacts): string {
  const list = parts.map(({ one }) =>
    altTexts.part(nameOf(one), inchesInWords(one.box.w), inchesInWords(one.box.h)),
  )
  const opening = altTexts.openings[facts.as ?? 'front'](facts.name ?? name)
  return altTexts.toOneScale(opening, list, facts.besideDoor === true)
}

/** The same from a type and its dimensions in inches. */
export function describeDrawing(
  type: DrawingType,
  dims: Partial<DrawingSize> | null,
  facts: DrawingFacts = {},
): string {
  return describeFigure(figure(type, dims), facts)
}
