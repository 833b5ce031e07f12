import { fairRating, meritOf } from '../order/default-order.ts'
import { brandToken } from './asked-brands.ts'
import { type FigurePhrase, figuresOf } from './figures.ts'
import { headTokens } from './head-words.ts'
import { efficiencyOf, measureProduct, type Quantity, sizeOf } from './measures/quantities.ts'
import { CONVERTIBLE, FIGURE, typeToken } from './trade-words.ts'
import { compact, isSize, readAgain, sizeWords, toWords, toWordsAgain } from './words.ts'

/** The facts of a product that the index reads. Attributes are by their catalog key. */
export interface IndexedFacts {
  id: string
  sku: string
  name: string
  brand: string
  series: string
  /** slug of the product type, e.g. "gas-furnace" */
  type: string
  typeLabel: string
  /** category names from the top down */
  categories: readonly string[]
  summary: string
  description: string
  attributes: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** dollars */
  price: number
  rating: { average: number; count: number } | null
  isInStock: boolean
  canBeOrdered: boolean
  /** a complete machine, not a part or supply */
  isEquipment: boolean
  /** units that shoppers bought lately */
  sold: number
  /** of attributes that the merchant added: their names, and their figures */
  ownWords?: readonly string[]
  /** of a matched system: the models of its units and its AHRI number */
  ratedModels?: readonly string[]
}

export interface IndexedWords {
  code: string
  words: {
    head: string
    code: string
    kind: string
    name: string
    maker: string
    facts: string
    text: string
  }
  phrases: readonly string[]
  figures: readonly FigurePhrase[]
  measures: Partial<Record<Quantity, number>>
  sort: { price: number; efficiency: number | null; rating: number | null; size: number | null; name: string }
  merit: number
}

/**
 * The index entry that finds and sorts a product: its words by weight, model number, measures, sort
 * figures and tie-break.
 */
export function indexProduct(facts: IndexedFacts): IndexedWords {
  const rating = fairRating(facts.rating)
  const measures = measureProduct(facts.attributes)
  measures.price = facts.price
  if (rating !== null) measures.rating = rating
  const kind = toWordsAgain(facts.typeLabel)
  // A name and a model number are those of one product: they are not read again.
  const name = toWords(facts.name)
  const leaf = facts.categories.at(-1) ?? ''
  return {
    code: compact(facts.sku),
    words: {
      head: [
        ...headTokens(facts),
        typeToken(facts.type),
        brandToken(facts.brand),
        ...(MADE_OF_OTHERS.test(facts.type) ? [] : figureTokens(facts.attributes)),
      ].join(' '),
      code: codeWords(facts),
      kind: unique([...kind, ...joinPairs(kind), ...kindWords(facts.attributes)]),
      name: unique(name.flatMap((word) => (isSize(word) ? sizeWords(word) : [word]))),
      maker: unique([...toWordsAgain(facts.brand), ...toWordsAgain(facts.series)]),
      facts: unique([
        ...facts.categories.flatMap(toWordsAgain),
        ...joinPairs(toWordsAgain(leaf)),
        ...attributeWords(facts.attributes),
        ...singleSides(name),
        ...zoneWords(facts.attributes),
        ...featureWords(facts.attributes),
        ...(facts.ownWords ?? []).flatMap(toWordsAgain),
      ]),
      text: sentencesOf(facts).flatMap(toWordsAgain).join(' '),
    },
    phrases: phrasesOf(facts, leaf),
    figures: figuresOf(facts.type, facts.attributes),
    measures,
    sort: {
      price: facts.price,
      efficiency: efficiencyOf(measures),
      rating,
      size: sizeOf(measures),
      name: facts.name,
    },
    merit: meritOf(facts),
  }
}

/** Systems have the figures of their machines, which are asked for alone by a number alone. */
const MADE_OF_OTHERS = /^(?:ducted|cooling|heat-pump)-system$|-bundle$/
/** What people say of a product by a bare number, and in thousands. */
const BARE =
  `width diameter gallons afue electricHeatKw tons systemTons gallonsPerDay pintsPerDay airflow amps
  maxLiftFt merv filterThickness netWeight loadLb coolingBtu inputBtu gpm`.split(/\s+/)
const IN_THOUSANDS = ['coolingBtu', 'inputBtu']

/** "n.21" for a cabinet of 21 inches: a bare number means it rather than any other in the name. */
const figureTokens = (attributes: IndexedFacts['attributes']): string[] => [
  ...BARE.flatMap((key) => (typeof attributes[key] === 'number' ? [`${FIGURE}${attributes[key]}`] : [])),
  ...IN_THOUSANDS.flatMap((key) =>
    typeof attributes[key] === 'number' ? [`${FIGURE}${Number(attributes[key]) / 1000}`] : [],
  ),
]

/** A matched system is also found by the models that were rated together, and by its AHRI number. */
const codeWords = ({ id, sku, ratedModels = [] }: IndexedFacts): string =>
  unique([
    compact(sku),
    id,
    ...toWords(sku),
    ...codeParts(sku),
    ...ratedModels.flatMap((model) => [compact(model), ...toWordsAgain(model)]),
    ...(ratedModels.length > 0 ? ['ahri'] : []),
  ])

/** Products of a series share whole sentences. */
const sentencesOf = ({ summary, description }: IndexedFacts): string[] =>
  `${summary} ${description}`.split(/(?<=[a-z][.!?])\s+/)

const MOST_PARTS = 8
const compactPart = readAgain(compact)

/** The parts of a model number, alone and joined: a kit is found by the model number of each of its units. */
function codeParts(sku: string): string[] {
  const parts = sku
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .slice(0, MOST_PARTS)
    .map(compactPart)
  return parts.flatMap((part, at) => [
    part,
    ...[2, 3].flatMap((length) =>
      at + length <= parts.length ? [parts.slice(at, at + length).join('')] : [],
    ),
  ])
}

/** Each side of a size alone: a boot of 4 × 10 inches to 6 is also a 6 inch boot. */
const singleSides = (name: readonly string[]): string[] =>
  name.flatMap((word) => (isSize(word) ? word.split('x') : []))

const kindWords = ({ kind }: IndexedFacts['attributes']): string[] =>
  typeof kind === 'string' ? [...toWordsAgain(kind)] : []

/** A unit with several ports is asked for by its zones. */
const zoneWords = ({ ports }: IndexedFacts['attributes']): string[] =>
  typeof ports === 'number' && ports > 1 ? [`${ports}zone`] : []

/** From this AFUE on a burner condenses, so that it has a drain and a vent of plastic. */
const CONDENSING = 90

/**
 * What burns natural gas and can be converted is asked for by both fuels; what has WiFi, by that word; a
 * burner, by whether it condenses.
 */
const featureWords = ({
  lpConvertible,
  wifi,
  afue,
  inputBtu,
  gauge,
}: IndexedFacts['attributes']): string[] => [
  ...(typeof gauge === 'string' ? [`${Number.parseInt(gauge, 10)}gauge`] : []),
  ...(typeof afue === 'number' && inputBtu !== undefined
    ? afue >= CONDENSING
      ? ['condensing', 'drain']
      : ['noncondensing']
    : []),
  ...(lpConvertible === true ? [CONVERTIBLE] : []),
  ...(typeof wifi === 'string' && wifi.startsWith('Built') ? ['wifi'] : []),
]

function phrasesOf({ brand, series, typeLabel }: IndexedFacts, leaf: string): string[] {
  const kind = typeLabel.toLowerCase()
  return [
    ...new Set([
      kind,
      leaf.toLowerCase(),
      brand.toLowerCase(),
      `${brand} ${kind}`.toLowerCase(),
      series === '' ? '' : `${brand} ${series}`.toLowerCase(),
    ]),
  ].filter(Boolean)
}

// Numbers are found by their measures; words of list attributes by themselves, yes/no attributes not at all.
const attributeWords = (attributes: IndexedFacts['attributes']): string[] =>
  Object.values(attributes).flatMap((value) =>
    typeof value === 'string'
      ? toWordsAgain(value)
      : Array.isArray(value)
        ? value.flatMap((each: string) => toWordsAgain(each))
        : [],
  )

/** "heat pump" is also written "heatpump". */
const joinPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, i) => `${words[i]}${word}`)

/** The words come from `toWordsAgain` and `compact`: each has a letter or a digit, or is empty. */
const unique = (words: readonly string[]): string => [...new Set(words.filter(Boolean))].join(' ')
