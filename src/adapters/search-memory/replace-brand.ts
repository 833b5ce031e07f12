import type { AskedBrand } from '#features/choosing/search/rules/query/asked-brands.ts'
import { type ModelSize, measureOfSize } from '#features/choosing/search/rules/query/measures/model-size.ts'
import { NO_SPAN, type Span } from '#features/choosing/search/rules/query/parts/spans.ts'
import { understandQuery } from '#features/choosing/search/rules/query/understand-query.ts'
import type { Vocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import { isModelNumber, isSize } from '#features/choosing/search/rules/query/words.ts'
import type { SearchQuery, Term } from '#features/choosing/search/server/ports.ts'
import type { Reader } from './matched.ts'
import { fromPlace } from './postings.ts'
import type { Scores } from './scratch.ts'
import { describes, productsMeant } from './text/named-kinds.ts'
import { termPostings } from './text/term-postings.ts'

type Text = SearchQuery['text']

/**
 * A brand that we sell is an ordinary word. For a brand that we do not sell, the kind of product that it
 * makes is searched.
 */
export function replaceBrand(reader: Reader, asked: Text): BrandReplaced {
  const { words, vocabulary } = reader
  const { brand } = asked
  if (!brand) return { text: asked, unsoldBrand: undefined, wished: undefined }
  const { model, said = NOTHING_SAID } = brand
  const terms = [...ownModel(reader, brand), ...asked.terms]
  const measures = withSize(asked.measures, model?.size)
  const text: Text = { ...asked, brand: undefined, terms }
  if (words.postings(brand.token, false).slots.length > 0) {
    const term = plainTerm(brand.name, brand.token)
    const wished = model && wishesOf(model.figures, model.size, vocabulary)
    return { text: { ...text, terms: [term, ...terms], measures }, unsoldBrand: undefined, wished }
  }
  const known = terms.filter(
    (term) => !isWithin(term, said.spans) && fromPlace(termPostings(words, term), 1).slots.length > 0,
  )
  // Other words beside such a brand are names of its models, which say nothing about our goods.
  // Only a model number that one of our matched pairs has is looked for.
  if (known.some(({ said }) => isModelNumber(said)))
    return { text: { ...text, terms: known }, unsoldBrand: brand.name, wished: undefined }
  const isNamed = known.some((term) => !describes(term) && productsMeant(words, term).slots.length > 0)
  const means = understandQuery(`${said.kind || brand.means} `, vocabulary)
  const kind = isNamed ? known : [...means.terms, ...known.filter(isOfGoods)]
  const wished = wishesOf(`${model?.figures ?? ''} ${said.figures}`, model?.size, vocabulary)
  return {
    text: { ...text, terms: kind, measures: withMeasures(measures, said.measures) },
    unsoldBrand: brand.name,
    wished,
  }
}

const NOTHING_SAID = { kind: '', figures: '', measures: [], spans: [] }

const isWithin = ({ span }: Term, spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => span.from >= from && span.from < to && span.to > span.from)

/** A size, or words of the trade such as "upflow" and "propane": they hold for our goods as well. */
const isOfGoods = (term: Term): boolean => term.meanings.length > 0 || describes(term) || isSize(term.said)

interface BrandReplaced {
  text: Text
  unsoldBrand: string | undefined
  /** the size, efficiency and stages of the other maker's model: products that come near stand first */
  wished: Wishes | undefined
}

type Wishes = Pick<Text, 'terms' | 'measures'>

function wishesOf(figures: string, size: ModelSize | undefined, vocabulary: Vocabulary): Wishes {
  const { terms, measures } = understandQuery(`${figures} `, vocabulary)
  const sizes = size ? [measureOfSize(size)] : []
  // A machine must first of all have the size of the one that it replaces.
  // So does a class of efficiency: 80% and 90% furnaces are vented differently.
  return { terms, measures: [...measures, ...measures, ...sizes, ...sizes] }
}

const plainTerm = (said: string, word: string): Term => ({
  said,
  meanings: [],
  isOpen: false,
  clause: 0,
  span: NO_SPAN,
  alternatives: [[word]],
})

/** The model number of a maker that our goods have too: that of a unit in a matched pair. */
function ownModel({ words }: Reader, { model }: AskedBrand): Term[] {
  const word = model?.number.toLowerCase()
  return word && words.postings(word, true).slots.length > 0 ? [plainTerm(word, word)] : []
}

/** What the shopper says of a size holds; otherwise the size in the model number does. */
const withSize = (said: Text['measures'], size: ModelSize | undefined): Text['measures'] =>
  size === undefined || said.some(({ quantities }) => quantities.includes(size.quantity))
    ? said
    : [...said, measureOfSize(size)]

/** Figures beside a maker's name count where nothing else says this quantity. */
const withMeasures = (said: Text['measures'], more: Text['measures']): Text['measures'] => [
  ...said,
  ...more.filter(
    ({ quantities }) =>
      !said.some((each) => each.quantities.some((quantity) => quantities.includes(quantity))),
  ),
]

/** Of equal products those come first that have the stages, efficiency and size of another maker's model. */
export function raiseWished({ columns, words }: Reader, scores: Scores, { terms, measures }: Wishes): void {
  for (const term of terms) {
    const { slots } = termPostings(words, term)
    for (const slot of slots) if (scores.has(slot)) scores.set(slot, scores.get(slot) + WISHED)
  }
  for (const { quantities, target } of measures) {
    const figures = quantities.flatMap((quantity) => columns.measures.get(quantity) ?? [])
    for (const slot of scores.slots()) {
      const figure = figures.find((each) => each.at(slot) > 0)?.at(slot)
      if (figure !== undefined) scores.set(slot, scores.get(slot) + WISHED * nearness(figure, target))
    }
  }
}

/** Stages, efficiency, and size twice weigh less together than one step between places. */
const WISHED = 2.2
/** 1 for about the same figure, 0 from a fourth more or less. */
const nearness = (figure: number, target: number): number =>
  Math.max(0, 1 - 4 * Math.max(0, Math.abs(figure / target - 1) - ABOUT))
const ABOUT = 0.025
