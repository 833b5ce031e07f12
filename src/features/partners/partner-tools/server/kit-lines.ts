import { choose } from '#features/catalog/accessories/rules/choose.ts'
import { lineWords } from '#features/catalog/accessories/rules/needs/refrigerant-lines.ts'
import { needsOf } from '#features/catalog/accessories/rules/needs.ts'
import { candidates, type PartsByKind } from '#features/catalog/accessories/rules/part-kinds.ts'
import { isDuctlessOutdoorHalf } from '#features/catalog/catalog/rules/equipment.ts'
import {
  chooseLine,
  type ExtraCharge,
  extraCharge,
  type Verdict,
} from '#features/catalog/line-sets/rules/choose-lines.ts'
import { type Route, STANDARD_ROUTE } from '#features/catalog/line-sets/rules/route.ts'
import type { Assembly } from '#features/choosing/system-selector/rules/assembly/assemble.ts'
import { assembledSystem } from '#features/choosing/system-selector/rules/assembly/assembled-kit.ts'
import { isMet } from '#features/choosing/system-selector/rules/kits/parts.ts'
import { texts } from '../texts.ts'

/** A line of the kit before it has a price. */
export interface KitLine {
  id: string
  qty: number
  kind: 'unit' | 'line-set' | 'part' | 'extra'
  why: string
}

interface KitLines {
  lines: KitLine[]
  /** optional parts, each listed once */
  extras: KitLine[]
  /** the maker's limits for each route, each listed once */
  verdicts: readonly Verdict[]
  charge: ExtraCharge | null
  /** required parts that we do not sell */
  missing: string[]
}

/** Units, line sets and parts of an assembled system, by the rules for every kit. */
export function kitLines(assembly: Assembly, parts: PartsByKind, run: number): KitLines {
  // The parts of a system depend neither on its rating nor on its adapters.
  const { product, units } = assembledSystem(assembly, { source: '' }, () => false)
  const needs = needsOf(product, units)
  const met = choose(needs, candidates(parts), [])
  const sets = setLines(assembly, parts, run)
  const first = (need: (typeof met)[number], kind: KitLine['kind']): KitLine[] =>
    need.choices.slice(0, 1).map(({ part, fit }) => ({
      id: part.id,
      qty: need.quantity,
      kind,
      why: fit || need.why,
    }))
  return {
    lines: [
      ...units.map(({ id, type, quantity }): KitLine => {
        const why = isDuctlessOutdoorHalf(type) ? texts.unitOfKit.outdoor : texts.unitOfKit.indoor
        return { id, qty: quantity, kind: 'unit', why }
      }),
      ...sets.lines,
      ...met
        .filter(({ required, kind }) => required && kind !== 'lineSet')
        .flatMap((need) => first(need, 'part')),
    ],
    extras: met.filter(({ required }) => !required).flatMap((need) => first(need, 'extra')),
    verdicts: sets.verdicts,
    charge: sets.charge,
    missing: needs
      .filter((need) => need.required && !isMet(need, { ties: [] }, parts))
      .map(({ of, kind }) => texts.missingPart(of || kind)),
  }
}

/** A line set for each indoor unit, long enough for the route; what the maker allows; the extra charge. */
function setLines({ outdoor, indoor }: Assembly, parts: PartsByKind, run: number) {
  const route: Route = { ...STANDARD_ROUTE, run, lift: Math.min(STANDARD_ROUTE.lift, run) }
  const sets = parts.get('lineSet') ?? []
  const chosen = indoor.map((head) => chooseLine(head, { route, outdoor, sets }))
  const bought = chosen.flatMap((line) => (line.set === undefined ? [] : [{ ...line, set: line.set }]))
  const lines = [...Map.groupBy(bought, ({ set }) => set.id)].flatMap(([id, group]): KitLine[] => {
    const [line] = group
    if (line?.lines === undefined) return []
    const why = texts.lineSetFor(lineWords(line.lines), line.toBuy)
    return [{ id, qty: group.length, kind: 'line-set', why }]
  })
  const verdicts = chosen.flatMap((line) => line.verdicts)
  return {
    lines,
    verdicts: [...new Map(verdicts.map((verdict) => [JSON.stringify(verdict), verdict])).values()],
    charge: chosen.length === 0 ? null : extraCharge(outdoor, chosen),
  }
}
