import { THING } from '#features/choosing/search/rules/matching/named-kinds.ts'
import { askedBeside, modelBeside } from '#features/choosing/search/rules/matching/parts-of-models.ts'
import { understandQuery } from '#features/choosing/search/rules/query/understand-query.ts'
import { lettersAndDigits } from '#features/choosing/search/rules/query/words.ts'
import type { OwnModel, PartsOfModel, SearchQuery } from '#features/choosing/search/server/ports.ts'
import type { Columns } from '../columns/columns.ts'
import { matchText } from '../match-text.ts'
import { type Matched, matchedByNumber, PLACE, type Reader } from '../matched.ts'
import { distanceTo } from './distance.ts'
import { slotsOf } from './match-codes.ts'
import { modelOf } from './near-models.ts'

type Text = SearchQuery['text']

const FITS = 1_000
const LATER = 0.1
/** Products of the kind that is asked for have more than this share of the best score. */
const OF_KIND = 0.5
/** The product of ours whose model number a text has beside other words. */
export function modelIn(reader: Reader, text: Text): OwnModel | undefined {
  const { columns, codesNear } = reader
  const found = modelBeside({ ofCode: (code) => slotsOf(columns, code), find: codesNear.find }, text)
  return (
    found && {
      id: columns.products.idAt(found.product),
      sku: modelOf(reader, found.product),
      said: found.said,
    }
  )
}

/** The products that a text asks for beside a model, those that fit it first; undefined when none does. */
export function matchParts(reader: Reader, text: Text, { model, ids }: PartsOfModel): Matched | undefined {
  const { columns } = reader
  const fitting = ids.flatMap((id) => columns.products.slotOf(id) ?? [])
  const { rest, asksFor, asksForAny } = askedBeside(text, model.said)
  if (asksFor.length === 0) return asksForAny ? allParts(reader, fitting, model) : undefined
  // Two models are the units of a system.
  if (asksFor.some((word) => slotsOf(columns, lettersAndDigits(word)).length > 0)) return undefined
  const matched = matchText(reader, understandQuery(`${rest.join(' ')} `, reader.vocabulary))
  if (!matched) return undefined
  const best = matched.slots.reduce((most, slot) => Math.max(most, matched.score(slot)), 0)
  const asked = [...matched.slots].filter((slot) => matched.score(slot) > best * OF_KIND)
  const own = columns.products.slotOf(model.id)!
  const askedFor = new Set(asked)
  const first = fitting.filter((slot) => askedFor.has(slot))
  const ofOneSize = first.length > 0 ? first : asked.filter((slot) => isOfWidth(columns, slot, own))
  if (ofOneSize.length === 0 || best < THING * PLACE) return undefined
  const lifted = liftOthers(reader, asked, { own, first: ofOneSize, best })
  for (const slot of ofOneSize) lifted.set(slot, matched.score(slot) + FITS)
  return {
    ...matched,
    slots: Int32Array.from(new Set([...matched.slots, ...lifted.keys()])),
    score: (slot) => lifted.get(slot) ?? matched.score(slot),
    fits: first.length > 0 ? model.sku : undefined,
  }
}

/** A plenum has the width of the cabinet that it stands on. */
function isOfWidth({ measures }: Columns, slot: number, own: number): boolean {
  const widths = measures.get('widthInches')
  return widths !== undefined && widths.at(slot) === widths.at(own)
}

/** Systems come between what fits and the other goods of its kind. */
const SYSTEM = 200
const NEAREST = 100
/** At most so many of the goods that are asked for are put in order by their figures. */
const MOST_IN_ORDER = 2_000

/**
 * What stands behind the goods that fit: systems that the model and one of these goods are in, the cheapest
 * first, then the goods whose figures are nearest to those of one that fits.
 */
function liftOthers(
  { columns, words }: Reader,
  asked: readonly number[],
  { own, first, best }: { own: number; first: readonly number[]; best: number },
): Map<number, number> {
  const lifted = new Map<number, number>()
  const rank = (slots: readonly number[], from: number, cost: (slot: number) => number): void => {
    const sorted = slots.map((slot) => ({ slot, cost: cost(slot) })).sort((a, b) => a.cost - b.cost)
    for (const [at, { slot }] of sorted.entries()) lifted.set(slot, best + from - at * LATER)
  }
  const withModel = (slot: number) => words.postings(columns.products.codeAt(slot), false).slots
  const among = new Set(withModel(own))
  const compared = asked.slice(0, MOST_IN_ORDER)
  rank(compared, NEAREST, distanceTo(columns, first, compared))
  rank(
    [
      ...new Set(
        first.flatMap((slot) => [...withModel(slot)].filter((each) => each !== slot && among.has(each))),
      ),
    ],
    SYSTEM,
    (slot) => columns.products.sortAt('price', slot),
  )
  return lifted
}

function allParts(reader: Reader, fitting: readonly number[], model: OwnModel): Matched {
  const scores = reader.scratch.scores(reader.columns.products.size)
  fitting.forEach((slot, at) => {
    scores.set(slot, FITS - at * LATER)
  })
  return { ...matchedByNumber(scores), fits: model.sku }
}
