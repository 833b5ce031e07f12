import { expect, test } from 'vitest'
import { apiContract } from '../api-contract.ts'
import { endpoints } from './api.ts'

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
