import { expect, test } from 'vitest'
import { generateProducts } from '#demo/catalogue/generate.ts'
import { sharedSearch } from './ask.ts'

/** Every so many matched systems are asked for. */
const EVERY = 25

test('a matched system is found by the models of its units', async () => {
  const { ask } = await sharedSearch()
  const systems = generateProducts().filter(({ match, withdrawn }) => !withdrawn && match?.indoorModel)
  const asked = systems.filter((_, index) => index % EVERY === 0)
  const modelsOf = new Map(systems.map(({ id, match }) => [id, match]))
  const missing: string[] = []
  for (const { match } of asked) {
    const text = `${match?.outdoorModel} ${match?.indoorModel}`
    const { products } = await ask(text)
    const first = modelsOf.get(products[0]?.id ?? '')
    if (first?.outdoorModel !== match?.outdoorModel || first?.indoorModel !== match?.indoorModel)
      missing.push(`${text}: ${products[0]?.sku}`)
  }

  expect(asked.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})
