import type { AskedBrand } from '../query/asked-brands.ts'
import { type ModelSize, measureOfSize } from '../query/measures/model-size.ts'
import { NO_SPAN, type Span } from '../query/parts/spans.ts'
import type { Term } from '../query/parts/terms.ts'
import { type Understood, understandQuery } from '../query/understand-query.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import { isModelNumber, isSize } from '../query/words.ts'
import type { CatalogWords, Lists } from './lists.ts'
import { describes, productsMeant } from './named-kinds.ts'
import { termList } from './term-lists.ts'

/**
 * A brand that we sell is an ordinary word. For a brand that we do not sell, the kind of product that it
 * makes is searched.
 */
export function replaceBrand<L>(
  { lists, vocabulary }: Pick<CatalogWords<L>, 'lists' | 'vocabulary'>,
  asked: Understood,
): BrandReplaced {
  const { brand } = asked
  if (!brand) return { text: asked, unsoldBrand: undefined, wished: undefined }
  const { model, said = NOTHING_SAID } = brand
  const terms = [...ownModel(lists, brand), ...asked.terms]
  const measures = withSize(asked.measures, model?.size)
  const text: Understood = { ...asked, brand: undefined, terms }
  if (!lists.isEmpty(lists.word(brand.token, false))) {
    const term = plainTerm(brand.name, brand.token)
    const wished = model && wishesOf(model.figures, model.size, vocabulary)
    return { text: { ...text, terms: [term, ...terms], measures }, unsoldBrand: undefined, wished }
  }
  const known = terms.filter(
    (term) => !isWithin(term, said.spans) && !lists.isEmpty(lists.atLeast(termList(lists, term), 1)),
  )
  // Other words beside such a brand are names of its models, which say nothing about our goods.
  // Only a model number that one of our matched pairs has is looked for.
  if (known.some(({ said }) => isModelNumber(said)))
    return { text: { ...text, terms: known }, unsoldBrand: brand.name, wished: undefined }
  const isNamed = known.some((term) => !describes(term) && !lists.isEmpty(productsMeant(lists, term)))
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
  text: Understood
  unsoldBrand: string | undefined
  /** the size, efficiency and stages of the other maker's model: products that come near stand first */
  wished: Wishes | undefined
}

export type Wishes = Pick<Understood, 'terms' | 'measures'>

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
function ownModel<L>(lists: Lists<L>, { model }: AskedBrand): Term[] {
  const word = model?.number.toLowerCase()
  return word && !lists.isEmpty(lists.word(word, true)) ? [plainTerm(word, word)] : []
}

/** What the shopper says of a size holds; otherwise the size in the model number does. */
const withSize = (said: Understood['measures'], size: ModelSize | undefined): Understood['measures'] =>
  size === undefined || said.some(({ quantities }) => quantities.includes(size.quantity))
    ? said
    : [...said, measureOfSize(size)]

/** Figures beside a maker's name count where nothing else says this quantity. */
const withMeasures = (said: Understood['measures'], more: Understood['measures']): Understood['measures'] => [
  ...said,
  ...more.filter(
    ({ quantities }) =>
      !said.some((each) => each.quantities.some((quantity) => quantities.includes(quantity))),
  ),
]

/** What each wish weighs: stages, efficiency, and size twice less together than one step between places. */
export const WISHED = 2.2
/** A figure about this near is the same; one that is a fourth farther off counts for nothing. */
export const ABOUT = 0.025
export const PER_SHARE = 4
