import { JOINTS, NOISE } from '#features/search/rules/query/noise.ts'
import { understandQuery } from '#features/search/rules/query/understand-query.ts'
import { lettersAndDigits } from '#features/search/rules/query/words.ts'
import type { OwnModel, PartsOfModel, SearchQuery } from '#features/search/server/ports.ts'
import { matchText } from '../match-text.ts'
import { type Matched, NOTHING_FORBIDDEN, PLACE, type Reader } from '../matched.ts'
import type { Phrases } from '../suggest.ts'
import { THING } from '../text/things.ts'
import { slotsOf } from './match-codes.ts'
import { looksLikeCode, type NearCode } from './near-codes.ts'
import { modelOf } from './near-models.ts'

type Text = SearchQuery['text']

/** A model number of ours has at most so many words: "NVF96 080 B". */
const MOST_WORDS = 3
const FITS = 1_000
const LATER = 0.1
/** Products of the kind that is asked for have more than this share of the best score. */
const OF_KIND = 0.5
/** Words that ask for everything that fits. */
const ANY_PART = /^(?:parts|accessor(?:y|ies)|fits?|supplies|needs?|everything)$/
/** "Systems with NVA15-36" have the model in them; its parts list is not asked for. */
const CONTAINS = /^(?:with|con|and)$/

/** The product of ours whose model number a text has beside other words. */
export function modelIn({ columns, nearCodes }: Reader, { plain }: Text): OwnModel | undefined {
  const words = plain.split(' ')
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const said = words.slice(at, at + length)
      const code = lettersAndDigits(said.join(''))
      if (!looksLikeCode(code) || CONTAINS.test(words[at - 1] ?? '')) continue
      const [exact] = slotsOf(columns, code)
      const slot = exact ?? (length === 1 ? slotsOf(columns, onlyNear(nearCodes.find(code)))[0] : undefined)
      if (slot !== undefined) return { id: columns.docs[slot]!.id, sku: modelOf(columns, slot), said }
    }
  return undefined
}

/** The number that a slip was made in, when it can be only one; else an empty text, which is no number. */
const onlyNear = ([first, second]: readonly NearCode[]): string =>
  first && first.slip < (second?.slip ?? Infinity) ? first.code : ''

/** The products that a text asks for beside a model, those that fit it first; undefined when none does. */
export function matchParts(
  reader: Reader & Phrases,
  text: Text,
  { model, ids }: PartsOfModel,
): Matched | undefined {
  const { columns } = reader
  const fitting = ids.flatMap((id) => columns.slotOf.get(id) ?? [])
  const rest = text.plain.split(' ').filter((word) => !model.said.includes(word))
  const asksFor = rest.filter((word) => !NOISE.has(word) && !JOINTS.has(word) && !ANY_PART.test(word))
  if (asksFor.length === 0)
    return rest.some((word) => ANY_PART.test(word)) ? allParts(reader, fitting, model) : undefined
  const matched = matchText(reader, understandQuery(`${rest.join(' ')} `, reader.vocabulary))
  if (!matched) return undefined
  const best = matched.slots.reduce((most, slot) => Math.max(most, matched.score(slot)), 0)
  const asked = new Set(matched.slots.filter((slot) => matched.score(slot) > best * OF_KIND))
  const first = new Set(fitting.filter((slot) => asked.has(slot)))
  if (first.size === 0 || best < THING * PLACE) return undefined
  return {
    ...matched,
    score: (slot) => matched.score(slot) + (first.has(slot) ? FITS : 0),
    fits: model.sku,
  }
}

function allParts(reader: Reader, fitting: readonly number[], model: OwnModel): Matched {
  const scores = reader.scratch.scores(reader.columns.docs.length)
  fitting.forEach((slot, at) => {
    scores.set(slot, FITS - at * LATER)
  })
  return {
    slots: scores.slots(),
    score: scores.get,
    words: [],
    corrections: [],
    isRelaxed: false,
    setAside: [],
    read: [],
    unsoldBrand: undefined,
    place: undefined,
    forbidden: NOTHING_FORBIDDEN,
    fits: model.sku,
  }
}
