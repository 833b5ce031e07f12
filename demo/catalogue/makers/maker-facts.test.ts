import { expect, test } from 'vitest'
import { generateProducts } from '../generate.ts'
import { ASKED_FACTS, MAKER_FACTS, makerFactsOf } from './maker-facts.ts'
import { verifiedPairs } from './maker-pairs.ts'

const drafts = verifiedPairs()
const modelOf = ({ sku }: { sku: string }): string => sku.replace(/-1H$/, '').split('/')[0] ?? ''

test('each fact of a real maker has a source, a day and a model that is sold or withdrawn', () => {
  const models = new Set(drafts.map(modelOf))
  const wrong = MAKER_FACTS.filter(
    ({ model, value, source, readOn }) =>
      !models.has(model) ||
      value === '' ||
      Number.isNaN(value) ||
      source.length < 20 ||
      readOn < '2026-01-01',
  )

  expect(wrong).toEqual([])
  expect(new Set(MAKER_FACTS.map(({ model, key }) => `${model} ${key}`)).size).toBe(MAKER_FACTS.length)
})

test('each model of a real maker states a fact with its source, or says that it is not stated', () => {
  const lies = drafts.flatMap((draft) =>
    ASKED_FACTS.filter((key) => key !== 'coolingBtu').flatMap((key) => {
      const known = makerFactsOf(modelOf(draft))[key]
      return draft.attributes[key] === known ? [] : [`${draft.sku}: ${key} ${draft.attributes[key]}`]
    }),
  )
  const silent = drafts.filter(({ description }) => !description.includes('The records do not state its'))
  const stated = drafts.flatMap((draft) =>
    Object.keys(makerFactsOf(modelOf(draft))).map(() => modelOf(draft)),
  )
  console.info(
    `makers: ${MAKER_FACTS.length} facts of ${new Set(stated).size} outdoor models fill ${stated.length} ` +
      `figures of ${drafts.length} products`,
  )

  expect(lies).toEqual([])
  expect(silent).toEqual([])
  expect(drafts.filter(({ attributes }) => attributes.refrigerant === undefined).map(modelOf)).toEqual([
    'MUZ-GL15NAH2',
  ])
})

test('a unit with R-410A says that it was made before 2025, and is not ordered again', () => {
  const old = generateProducts().filter(
    ({ description, type }) => type !== 'refrigerant' && description.includes('holds R-410A'),
  )

  expect(old.length).toBeGreaterThan(40)
  expect(old.filter(({ description }) => !description.includes('made before 2025'))).toEqual([])
  expect(old.filter(({ restockInDays }) => restockInDays !== null)).toEqual([])
})

test('[D] a real maker’s unit is for sale only when its circuit is known, and its page says so', () => {
  const wrong = drafts.filter((draft) => {
    const { voltage, mca, mop } = makerFactsOf(modelOf(draft))
    const isKnown = [voltage, mca, mop].every((fact) => fact !== undefined)
    const isSold = draft.available !== 0
    return isSold !== isKnown || isSold === draft.description.includes('Not for sale yet')
  })

  expect(wrong.map(({ sku }) => sku)).toEqual([])
})

test('[D] no formula gives units of one size of two makers one price', () => {
  const makers = Map.groupBy(drafts, ({ price, attributes }) => `${attributes.coolingBtu} ${price}`)
  const shared = [...makers.values()].filter((same) => new Set(same.map(({ brand }) => brand)).size > 1)

  expect(shared.map((same) => same.map(({ sku }) => sku))).toEqual([])
})
