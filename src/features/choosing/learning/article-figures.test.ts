import { expect, test } from 'vitest'
import { drawLesson } from '#drawings/lessons/lessons.ts'
import { ADDITIONAL_SERVICES } from '#features/catalog/catalog/rules/additional-services.ts'
import { isStandardBreaker } from '#features/catalog/catalog/rules/circuits/circuits.ts'
import { NOX_LIMITS } from '#features/catalog/compliance/rules/data/nox-limits.ts'
import { minimumFor } from '#features/catalog/compliance/rules/efficiency.ts'
import type { RuleFacts } from '#features/catalog/compliance/rules/facts.ts'
import { FEDERAL_RULES } from '#features/catalog/compliance/rules/federal.ts'
import type { RulePlace } from '#features/catalog/compliance/rules/nox.ts'
import { FEDERAL_CREDITS, federalCreditsOn } from '#features/catalog/rebates/rules/programs.ts'
import { seer2Of } from '#features/choosing/operating-cost/rules/systems.ts'
import { BTU_TOLERANCE } from '#features/choosing/sizing/rules/fit.ts'
import type { ArticleBlock } from '#features/content/content/contract/article.ts'
import { starterContent } from '#features/content/content/server/index.ts'
import { CUTOFF_MINUTES } from '#features/selling/shipping/rules/ship-date.ts'
import { dateInWords } from '#lib/dates.ts'
import { textsOf } from './view/find-articles.ts'

/** Figures that articles repeat in words are those of the rules that check carts, sizes and prices. */

const facts = (afue: number) => ({ heater: 'gas', afue }) as RuleFacts
const ANYWHERE = {} as RulePlace

const blocksOf = (slug: string): readonly ArticleBlock[] =>
  starterContent().flatMap((entry) =>
    entry.kind === 'article' && entry.slug === slug ? entry.body.blocks : [],
  )
const wordsOf = (slug: string): string => blocksOf(slug).flatMap(textsOf).join('\n')
const rowsOf = (slug: string, caption: string): readonly (readonly string[])[] =>
  blocksOf(slug).flatMap((block) => (block.kind === 'table' && block.caption === caption ? block.rows : []))

test('[R-LEARN] old and new ratings: the federal minimums, and the factor of the cost tool', () => {
  const rows = rowsOf('seer2-hspf2-and-afue', 'About the same machine, old and new rating')
  const pairs = rows.map((row) => row.map((cell) => Number.parseFloat(cell)))
  const least = (region: 'N' | 'S') =>
    minimumFor({ machine: 'split-ac', coolingBtu: 36_000, seer2: 0 }, region)?.seer2

  expect(pairs.length).toBe(5)
  expect(pairs.find(([seer]) => seer === 14)?.[1]).toBe(least('N'))
  expect(pairs.find(([seer]) => seer === 15)?.[1]).toBe(least('S'))
  for (const [seer = 0, seer2 = 0] of pairs) expect(Math.abs(seer2 - seer2Of(seer))).toBeLessThanOrEqual(0.11)
  expect(wordsOf('seer2-hspf2-and-afue')).toContain(`we multiply SEER by ${seer2Of(1)}`)
})

test('[R-LEARN] the exception of the Southwest is the one of the rules', () => {
  const said = /From ([\d.]+) SEER2 on, a split air conditioner needs only ([\d.]+) EER2/.exec(
    wordsOf('seer2-hspf2-and-afue'),
  )
  const [seer2, eer2] = [Number(said?.[1]), Number(said?.[2])]
  const least = (rating: number) =>
    minimumFor({ machine: 'split-ac', coolingBtu: 36_000, seer2: rating }, 'SW')?.eer2

  expect(least(seer2)).toBe(eer2)
  expect(least(seer2 - 0.1)).toBeGreaterThan(eer2)
})

test('[R-LEARN] the next minimum of gas furnaces: its day and its AFUE', () => {
  const rule = FEDERAL_RULES.find(({ id }) => id === 'doe-furnace-2028')
  const words = wordsOf('seer2-hspf2-and-afue')

  expect(words).toContain(`made on or after ${dateInWords(rule?.effectiveFrom ?? '')}`)
  const least = Number(/asks for (\d+)% AFUE from gas furnaces/.exec(words)?.[1])
  expect([least - 1, least].map((afue) => rule?.judge(facts(afue), ANYWHERE)?.outcome)).toEqual([
    'warning',
    undefined,
  ])
})

test('[R-LEARN] the Bay Area: when new gas equipment must give off no NOx', () => {
  const words = wordsOf('ultra-low-nox-furnaces')
  const days = ['zero-nox-water-heaters-bay-area', 'zero-nox-furnaces-bay-area'].map(
    (name) => NOX_LIMITS.find(({ id, limit }) => id === name && limit === 0)?.effectiveFrom ?? '',
  )

  expect(days.every((day) => day > '2026-11-23')).toBe(true)
  for (const day of days) expect(words).toContain(dateInWords(day))
})

test('[R-LEARN] federal credits end on the day of the rebate data', () => {
  const { ended } = federalCreditsOn(FEDERAL_CREDITS, '2026-11-23')
  const words = wordsOf('tax-credits-and-rebates')

  expect(ended.length).toBeGreaterThan(0)
  for (const { section, until } of ended) {
    expect(words).toContain(section)
    expect(words).toContain(`after ${dateInWords(until)}`)
  }
})

test('[R-LEARN] delivery services and the hour of the day are those of the cart', () => {
  const rows = rowsOf('freight-delivery-day', 'Delivery services you can add to the cart')

  expect(rows.length).toBe(3)
  for (const [name, price] of rows) {
    const service = ADDITIONAL_SERVICES.find((each) => each.name === name)
    expect([name, price]).toEqual([name, `$${(service?.price ?? 0) / 100}`])
  }
  const hour = CUTOFF_MINUTES / 60 - 12
  expect(wordsOf('freight-delivery-day')).toContain(`received before ${hour}:00 PM Central time`)
})

test('[R-LEARN] a furnace fits within the bounds of the sizing estimator', () => {
  const percent = (share: number): number => Math.round(share * 100)

  expect(wordsOf('what-size-furnace')).toContain(
    `lies between ${percent(1 - BTU_TOLERANCE)} and ${percent(1 + BTU_TOLERANCE)}% of your load`,
  )
})

test('[R-LEARN] the breakers of the article are the standard sizes up to 60 amps', () => {
  const said = /fixed sizes: ([\d, ]+) amps/.exec(wordsOf('electrical-mca-and-mocp'))?.[1]
  const sizes = Array.from({ length: 60 }, (_, at) => at + 1).filter(isStandardBreaker)

  expect(said).toBe(sizes.join(', '))
})

test('[R-LEARN] the drawing of refrigerants shows the figures of its table', () => {
  const drawing = drawLesson('refrigerant-gwp')
  const rows = rowsOf('refrigerants', 'The three at a glance')

  expect(rows.length).toBe(3)
  for (const [name = '?', potential = '?'] of rows) {
    expect(drawing).toContain(name)
    expect(drawing).toContain(potential)
  }
})
