import { texts } from '../texts.ts'
import { unchosenTexts } from './choose-texts.ts'
import { type Need, type NeedKind, PAGE_OF } from './needs/need.ts'
import { kindsOf } from './part-kinds.ts'
import type { Part } from './parts.ts'

/** A part that the merchant tied to a product. */
export interface Tie {
  part: Part
  kind: 'required' | 'accessory'
  page: number | null
  quantity: number
  reason: string
}

/** A need with the parts that meet it. */
export interface MetNeed {
  kind: NeedKind | 'other'
  page: number
  title: string
  why: string
  required: boolean
  quantity: number
  /** of needs that exclude each other, the way that this one belongs to; '' for the others */
  way: string
  /** what to do where no part can be chosen; '' where `choices` has some */
  said: string
  /** the parts with the reason that each fits; `isPopUp` offers a part in the dialog */
  choices: readonly { part: Part; fit: string; isPopUp: boolean }[]
}

/** The most parts that we offer for one need. */
const MAX_CHOICES = 6

/**
 * Which parts meet each need. `partsOf` answers those that could, in the order in which they are offered.
 * Parts that the merchant tied to the product replace those that the rules would choose for the same need;
 * the rules still say why it fits. A tied part that meets none of the needs is listed apart, with the reason
 * of its tie. A required need without a part stays, and says why.
 */
export function choose(
  needs: readonly Need[],
  partsOf: (need: Need) => readonly Part[],
  ties: readonly Tie[],
): MetNeed[] {
  const left = new Set(ties)
  const ruled = needs.map((need): MetNeed => {
    const own = ties.filter((tie) => left.has(tie) && need === needOfTie(tie, needs))
    for (const tie of own) left.delete(tie)
    const title = titleOf(need, needs)
    return own.length > 0 ? tied(need, title, own) : chosen(need, title, partsOf(need))
  })
  return [...ruled, ...loose([...left])].filter(({ choices, said }) => choices.length > 0 || said !== '')
}

/** The need that a tied part meets: the one it fits, or else the first of its kind. */
function needOfTie({ part }: Tie, needs: readonly Need[]): Need | undefined {
  const kinds = kindsOf(part)
  const possible = needs.filter(({ kind }) => kinds.includes(kind))
  return possible.find((need) => need.fits(part) !== undefined) ?? possible[0]
}

/** "Breaker: Furnace" where the equipment needs several of a kind, "Breaker" where it needs one. */
const titleOf = ({ kind, of }: Need, needs: readonly Need[]): string =>
  texts.titleFor(texts.titles[kind], needs.filter((each) => each.kind === kind).length > 1 ? of : '')

function tied(need: Need, title: string, ties: readonly Tie[]): MetNeed {
  const { kind, way } = need
  return {
    kind,
    page: PAGE_OF[kind],
    title,
    why: ties.find(({ reason }) => reason !== '')?.reason ?? texts.whys[kind],
    required: ties.some((tie) => tie.kind === 'required'),
    quantity: Math.max(...ties.map((tie) => tie.quantity)),
    way,
    said: '',
    choices: ties.slice(0, MAX_CHOICES).map(({ part, page, kind: tie }) => ({
      part,
      fit: need.fits(part) ?? '',
      isPopUp: tie === 'required' || page !== null,
    })),
  }
}

function chosen(need: Need, title: string, parts: readonly Part[]): MetNeed {
  const { kind, required, quantity, fits, way } = need
  const choices: MetNeed['choices'][number][] = []
  for (const part of parts) {
    const fit = fits(part)
    if (fit !== undefined) choices.push({ part, fit, isPopUp: true })
    if (choices.length === MAX_CHOICES) break
  }
  return {
    kind,
    page: PAGE_OF[kind],
    title,
    why: texts.whys[kind],
    required,
    quantity,
    way,
    said: choices.length > 0 || !required ? '' : need.said || unchosenTexts.said.notSold,
    choices,
  }
}

const OTHER_PAGE = 5

function loose(ties: readonly Tie[]): MetNeed[] {
  return [...Map.groupBy(ties, ({ page, reason }) => `${page} ${reason}`).values()].map((group): MetNeed => {
    const [first] = group
    return {
      kind: 'other',
      page: first?.page ?? OTHER_PAGE,
      title: texts.other,
      why: first?.reason ?? '',
      required: group.some((tie) => tie.kind === 'required'),
      quantity: Math.max(...group.map((tie) => tie.quantity)),
      way: '',
      said: '',
      choices: group
        .slice(0, MAX_CHOICES)
        .map(({ part, page, kind }) => ({ part, fit: '', isPopUp: kind === 'required' || page !== null })),
    }
  })
}
