import { expect, test } from 'vitest'
import { SHIPPED_MEANINGS, typeToken } from '#features/choosing/search/rules/query/trade-words.ts'
import { normalize } from '#features/choosing/search/rules/query/words.ts'
import { sharedSearch } from './ask.ts'

test('[27] words of the trade stand as a query is read', () => {
  const odd = [...SHIPPED_MEANINGS.keys()].filter((said) => normalize(said) !== said)

  expect(odd).toEqual(['wi fi thermostat', 'p trap'])
})

/** "Kit" names no goods of its own. */
const GENERAL = ['kit']

test('[27] who types a word of the trade finds what it means first', async () => {
  const { ask } = await sharedSearch()
  const oneOfEachLine = new Map([...SHIPPED_MEANINGS].map(([said, meanings]) => [meanings, said]))
  const wrong: string[] = []
  for (const [meanings, said] of oneOfEachLine) {
    const { products, pages } = await ask(`${said} `)
    const types = meanings
      .map(({ tokens: [first = ''] }) => first)
      .filter((token) => token.startsWith('type.'))
    const best = products[0]?.type
    const isMeant = best !== undefined && (types.length === 0 || types.includes(typeToken(best)))
    if (!isMeant && pages.length === 0) wrong.push(said)
  }

  expect(wrong.filter((said) => !GENERAL.includes(said))).toEqual([])
}, 60_000)
