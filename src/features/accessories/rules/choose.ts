import { texts } from '../texts.ts'
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
  /** ids with the reason each fits; ids tied by the merchant first have theirs */
  choices: readonly { part: Part; fit: string; isPopUp: boolean }[]
}

/** At most so many parts for one need. */
const MAX_CHOICES = 6

/**
 * Which parts meet each need. Parts that the merchant tied to the product replace those that the rules would
 * choose for the same need;
 * the rules still say why it fits. Ties that meet no need stand by themselves.
 */
export function choose(needs: readonly Need[], parts: readonly Part[], ties: readonly Tie[]): MetNeed[] {
  const left = new Set(ties)
  const ruled = needs.map((need): MetNeed => {
    const own = ties.filter((tie) => left.has(tie) && kindsOf(tie.part).includes(need.kind))
    for (const tie of own) left.delete(tie)
    return own.length > 0 ? tied(need, own) : chosen(need, parts)
  })
  return [...ruled, ...loose([...left])].filter(({ choices }) => choices.length > 0)
}

function tied(need: Need, ties: readonly Tie[]): MetNeed {
  const { kind } = need
  return {
    kind,
    page: PAGE_OF[kind],
    title: texts.titles[kind],
    why: ties.find(({ reason }) => reason !== '')?.reason ?? texts.whys[kind],
    required: ties.some((tie) => tie.kind === 'required'),
    quantity: Math.max(...ties.map((tie) => tie.quantity)),
    choices: ties.slice(0, MAX_CHOICES).map(({ part, page, kind: tie }) => ({
      part,
      fit: need.fits(part) ?? '',
      isPopUp: tie === 'required' || page !== null,
    })),
  }
}

function chosen({ kind, required, quantity, fits }: Need, parts: readonly Part[]): MetNeed {
  const choices = parts.flatMap((part) => {
    const fit = kindsOf(part).includes(kind) ? fits(part) : undefined
    return fit === undefined ? [] : [{ part, fit, isPopUp: true }]
  })
  return {
    kind,
    page: PAGE_OF[kind],
    title: texts.titles[kind],
    why: texts.whys[kind],
    required,
    quantity,
    choices: choices.slice(0, MAX_CHOICES),
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
      choices: group
        .slice(0, MAX_CHOICES)
        .map(({ part, page, kind }) => ({ part, fit: '', isPopUp: kind === 'required' || page !== null })),
    }
  })
}
