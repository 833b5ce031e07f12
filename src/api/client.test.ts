import { expect, test } from 'vitest'
import { endpoints } from './client.ts'
import { apiContract } from './contract.ts'

interface Routed {
  '~orpc': { route: { method?: string; path?: string } }
}

const routes = Object.entries(endpoints).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, [method, path]]) => ({ feature, name, method, path })),
)

test.each(routes)(
  'the browser calls $feature.$name as the contract declares it',
  ({ feature, name, method, path }) => {
    const features = apiContract as unknown as Record<string, Record<string, Routed>>

    expect(features[feature]?.[name]?.['~orpc'].route).toMatchObject({ method, path })
  },
)
