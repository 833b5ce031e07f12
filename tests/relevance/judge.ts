import { attributeById } from '#features/catalog/rules/attributes.ts'
import type { FoundProduct } from '#features/search/contract.ts'

/** What a question got: the parts of an answer that are judged. */
export interface Answered {
  products: readonly FoundProduct[]
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
  /** what the answer as a whole must say */
  holds: (answer: Answered) => boolean
  /** an answer without products, or one that says that nothing matches, is right */
  mayBeNothing: boolean
}

export type Facts = Readonly<Record<string, unknown>>
type Condition = (facts: Facts) => boolean

const GROUPS: Readonly<Record<string, string>> = {
  '@furnace': 'type gas-furnace electric-furnace oil-furnace',
  '@minisplit': 'type mini-split-system multi-zone-system',
  '@waterheater': 'type tank-water-heater tankless-water-heater',
}

/** "question => test", as README.md in the questions' folder describes it. */
export function readQuestion(line: string): Question {
  const [text = '', test = ''] = line.split('=>').map((part) => part.trim())
  const answers = test.split('||').map((answer) =>
    answer
      .split(';')
      .map((part) => part.trim())
      .map((part) => GROUPS[part] ?? part),
  )
  const isOfAnswer = (part: string): boolean => /^(page|unsold)~/.test(part)
  const ofProducts = answers
    .filter((parts) => !parts.includes('nothing'))
    .map((parts) => parts.filter((part) => !isOfAnswer(part)).map(condition))
    .filter((parts) => parts.length > 0)
  const ofAnswer = answers.flat().filter(isOfAnswer)
  return {
    text,
    mayBeNothing: answers.some((parts) => parts.includes('nothing')),
    isRight:
      ofProducts.length === 0
        ? undefined
        : (facts) => ofProducts.some((parts) => parts.every((holds) => holds(facts))),
    holds: (answer) => ofAnswer.every((part) => saysSo(part, answer)),
  }
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
  const [, key = '', operator = '', wanted = ''] = /^(\w+)(!~|>=|<=|[=~<>])(.*)$/.exec(part) ?? []
  if (key === '') throw new Error(`Not a condition: ${part}`)
  const pattern = operator.endsWith('~') ? new RegExp(wanted, 'i') : undefined
  const holds = (value: unknown): boolean =>
    value !== undefined && (pattern ? pattern.test(String(value)) : compare(value, operator, wanted))
  return operator === '!~' ? (facts) => !holds(facts[key]) : (facts) => holds(facts[key])
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
export function factsOf(product: FoundProduct): Facts {
  const { type, name, sku, brand, series, price, template } = product
  const attributes = Object.entries(product.attributes).map(
    ([id, value]) => [attributeById(Number(id))?.key ?? id, value] as const,
  )
  return { ...Object.fromEntries(attributes), type, name, sku, brand, series, price, template }
}
