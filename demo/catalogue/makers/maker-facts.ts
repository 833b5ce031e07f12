import { z } from 'zod'
import { ATTR, type AttributeKey, attributes } from '#features/catalog/catalog/rules/attributes.ts'
import { cell, readDataTable } from '#lib/data-file.ts'
import { withCommas } from '../equipment/model-texts.ts'

/** A figure or word that a public source states of a real maker's model. */
export interface MakerFact {
  model: string
  key: AttributeKey
  value: string | number
  source: string
  readOn: string
}

/** The facts of one model by attribute. */
export type MakerFacts = Partial<Record<AttributeKey, string | number>>

const kinds = new Map<string, string>(attributes().map(({ key, kind }) => [key, kind]))
const attributeKey = z.custom<AttributeKey>((key) => typeof key === 'string' && Object.hasOwn(ATTR, key))

const factRow = z
  .object({
    outdoor_model: cell.text,
    fact: attributeKey,
    value: cell.text,
    source: cell.text,
    read_on: cell.day,
  })
  .transform(
    ({ outdoor_model, fact, value, source, read_on }): MakerFact => ({
      model: outdoor_model,
      key: fact,
      value: kinds.get(fact) === 'number' ? Number(value) : value,
      source,
      readOn: read_on,
    }),
  )

/** Every fact with its source and the day on which we read it. What is not here is not stated. */
export const MAKER_FACTS: readonly MakerFact[] = readDataTable('demo/catalogue/data/maker-facts.csv', factRow)

const byModel = Map.groupBy(MAKER_FACTS, ({ model }) => model)

export const makerFactsOf = (model: string): MakerFacts =>
  Object.fromEntries((byModel.get(model) ?? []).map(({ key, value }) => [key, value]))

/** Facts that a buyer or an installer asks of every heat pump. */
export const ASKED_FACTS = [
  'coolingBtu',
  'refrigerant',
  'eer2',
  'voltage',
  'mca',
  'mop',
  'liquidLine',
  'suctionLine',
] as const satisfies readonly AttributeKey[]

const WORDS: Readonly<Record<(typeof ASKED_FACTS)[number], string>> = {
  coolingBtu: 'rated cooling',
  refrigerant: 'refrigerant',
  eer2: 'EER2',
  voltage: 'supply',
  mca: 'ampacity',
  mop: 'breaker',
  liquidLine: 'liquid line',
  suctionLine: 'suction line',
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** What the sources state of a model and what they do not, in two or three sentences. */
export function factsInWords(model: string): string {
  const facts = makerFactsOf(model)
  const sources = [...new Set((byModel.get(model) ?? []).map(({ source }) => source))]
  const { coolingBtu, refrigerant } = facts
  const stated = [
    ...(typeof coolingBtu === 'number' ? [`it cools with ${withCommas(coolingBtu)} BTU/h`] : []),
    ...(refrigerant === undefined ? [] : [`its refrigerant is ${refrigerant}`]),
  ].join(', and ')
  const missing = ASKED_FACTS.filter((key) => facts[key] === undefined).map((key) => WORDS[key])
  return (
    `By public records ${stated} (${sources.join('; ')}). ` +
    `The records do not state its ${listed([...missing, 'size'])}. Check the manufacturer’s manual, ` +
    'and ask us before you order supplies.'
  )
}
