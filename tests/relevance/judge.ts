import { ATTR, type AttributeKey, attributeById } from '#features/catalog/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { factsOf as lawFactsOf } from '#features/catalog/compliance/rules/facts.ts'
import { outcomeOf } from '#features/catalog/compliance/rules/judgment.ts'
import { judgeProduct } from '#features/catalog/compliance/rules/rules.ts'
import type { FoundProduct } from '#features/choosing/search/contract.ts'
import { RULE_PLACES } from '#tests/fixtures/shop/rule-places.ts'

/** What a test may ask of a product that was found. */
type JudgedProduct = Pick<
  FoundProduct,
  'id' | 'type' | 'name' | 'sku' | 'brand' | 'series' | 'price' | 'template' | 'attributes'
>

/** What a question got: the parts of an answer that are judged. */
export interface Answered {
  products: readonly JudgedProduct[]
  /** the answer says that nothing matches everything */
  isRelaxed: boolean
  /** addresses of the pages it lists */
  pages: readonly string[]
  /** the brand that it says the store does not carry */
  unsoldBrand: string | undefined
}

export interface Question {
  text: string
  /** true for a product that answers, by its facts; `undefined` when a product is no answer */
  isRight: ((facts: Facts) => boolean) | undefined
  /** what the answer as a whole must say beside its products */
  holds: (answer: Answered) => boolean
  /** true when pages or a brand that is not sold answer alone, whatever the products are */
  isSaid: (answer: Answered) => boolean
  /** an answer without products, or one that says that nothing matches, is right */
  mayBeNothing: boolean
}

export type Facts = Readonly<Record<string, unknown>>
type Condition = (facts: Facts) => boolean

const GROUPS: Readonly<Record<string, string>> = {
  '@furnace': 'type gas-furnace electric-furnace oil-furnace',
  '@minisplit': 'type mini-split-system multi-zone-system',
  '@waterheater': 'type tank-water-heater tankless-water-heater',
  '@ac': 'type air-conditioner cooling-system ducted-system',
  '@ductless': 'type mini-split-system multi-zone-system mini-split-outdoor mini-split-indoor',
  '@heatpump':
    'type heat-pump heat-pump-system ducted-system package-unit package-bundle ' +
    'mini-split-system multi-zone-system mini-split-outdoor',
  '@wholehome':
    'type air-conditioner cooling-system ducted-system heat-pump heat-pump-system ' +
    'package-unit package-bundle multi-zone-system',
}

const isOfAnswer = (part: string): boolean => /^(page|unsold)~/.test(part)

/** "question => test", as README.md in the questions' folder describes it, about a catalog's products. */
export function readQuestion(line: string, catalogue: readonly Facts[]): Question {
  const [text = '', test = ''] = line.split('=>').map((part) => part.trim())
  const answers = test.split('||').map((answer) =>
    answer
      .split(';')
      .map((part) => part.trim())
      .map((part) => GROUPS[part] ?? part),
  )
  const alone = answers.filter((parts) => parts.every(isOfAnswer))
  const besideProducts = answers
    .filter((parts) => !parts.every(isOfAnswer))
    .flat()
    .filter(isOfAnswer)
  const ofProducts = answers
    .filter((parts) => !parts.includes('nothing'))
    .map((parts) => parts.filter((part) => !isOfAnswer(part)))
    .filter((parts) => parts.length > 0)
    .map((parts) => conditionsOf(parts, catalogue))
  return {
    text,
    mayBeNothing: answers.some((parts) => parts.includes('nothing')),
    isRight:
      ofProducts.length === 0
        ? undefined
        : (facts) => ofProducts.some((conditions) => conditions.every((holds) => holds(facts))),
    holds: (answer) => besideProducts.every((part) => saysSo(part, answer)),
    isSaid: (answer) => alone.some((parts) => parts.every((part) => saysSo(part, answer))),
  }
}

const RANK = /^(least|most) (\w+)$/
/** A superlative asks for one of so many products. */
const BEST = 3

/** The conditions of one answer; a rank looks at the products that pass all others. */
function conditionsOf(parts: readonly string[], catalogue: readonly Facts[]): Condition[] {
  const plain = parts.filter((part) => !RANK.test(part)).map(condition)
  const passing = (): readonly Facts[] => catalogue.filter((facts) => plain.every((holds) => holds(facts)))
  return [...plain, ...parts.filter((part) => RANK.test(part)).map((part) => rank(part, passing()))]
}

/** True for the three products with the least or most of a figure, and for those that equal the third. */
function rank(part: string, passing: readonly Facts[]): Condition {
  const [, way, key = ''] = RANK.exec(part) ?? []
  const sign = way === 'least' ? 1 : -1
  const figures = passing.map((facts) => sign * Number(facts[key])).filter((figure) => !Number.isNaN(figure))
  const best = figures.toSorted((a, b) => a - b).slice(0, BEST)
  const third = best.at(-1) ?? Number.NaN
  return (facts) => sign * Number(facts[key]) <= third
}

function saysSo(part: string, answer: Answered): boolean {
  const wanted = new RegExp(part.slice(part.indexOf('~') + 1), 'i')
  return part.startsWith('page')
    ? answer.pages.slice(0, 3).some((path) => wanted.test(path))
    : wanted.test(answer.unsoldBrand ?? '')
}

function condition(part: string): Condition {
  if (part.startsWith('type ')) {
    const types = part.split(' ').slice(1)
    return ({ type }) => types.includes(String(type))
  }
  if (part.startsWith('allowed ')) return isAllowedAt(part.split(' ')[1] ?? '')
  const [, key = '', operator = '', wanted = ''] = /^(\w+)(!~|>=|<=|[=~<>])(.*)$/.exec(part) ?? []
  if (key === '') throw new Error(`Not a condition: ${part}`)
  const pattern = operator.endsWith('~') ? new RegExp(wanted, 'i') : undefined
  const holds = (value: unknown): boolean =>
    value !== undefined && (pattern ? pattern.test(String(value)) : compare(value, operator, wanted))
  return operator === '!~' ? (facts) => !holds(facts[key]) : (facts) => holds(facts[key])
}

/** The day whose laws the questions mean. */
const LAWS_AS_OF = '2026-11-27'
const isAttribute = (key: string): key is AttributeKey => Object.hasOwn(ATTR, key)

/** True for a product that no law forbids at a place of the tests. */
function isAllowedAt(zip: string): Condition {
  const place = RULE_PLACES.find((each) => each.zip === zip)
  if (place === undefined) throw new Error(`No place of the tests has the ZIP ${zip}`)
  return ({ type, ...facts }) => {
    const attributes = Object.fromEntries(
      Object.entries(facts).flatMap(([key, value]) =>
        isAttribute(key) ? [[String(ATTR[key]), value as AttributeValue]] : [],
      ),
    )
    return outcomeOf(judgeProduct(lawFactsOf(String(type), attributes), place, LAWS_AS_OF)) !== 'blocked'
  }
}

function compare(value: unknown, operator: string, wanted: string): boolean {
  const number = Number(value)
  const range = /^([\d.]+)\.\.([\d.]+)$/.exec(wanted)
  if (range) return number >= Number(range[1]) && number <= Number(range[2])
  const limit = Number(wanted)
  if (operator === '=') return String(value) === wanted
  if (operator === '>=') return number >= limit
  if (operator === '<=') return number <= limit
  return operator === '<' ? number < limit : number > limit
}

/** Everything a test may ask of a product, by key. */
export function factsOf(product: JudgedProduct): Facts {
  const { type, name, sku, brand, series, price, template } = product
  const attributes = Object.entries(product.attributes).map(
    ([id, value]) => [attributeById(Number(id))?.key ?? id, value] as const,
  )
  return { ...Object.fromEntries(attributes), type, name, sku, brand, series, price, template }
}
