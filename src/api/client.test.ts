import { expect, test } from 'vitest'
import { endpoints } from './client.ts'
import { apiContract } from './contract.ts'
import { payingEndpoints } from './paying.ts'

const routes = [...Object.entries(endpoints), ...Object.entries(payingEndpoints)].flatMap(
  ([feature, calls]) =>
    Object.entries(calls).map(([name, [method, path]]) => ({ feature, name, method, path })),
)

test.each(routes)(
  'the browser calls $feature.$name as the contract declares it',
  ({ feature, name, method, path }) => {
    const declared: unknown = Reflect.get(Reflect.get(apiContract, feature), name)

    expect(declared).toMatchObject({ '~orpc': { route: { method, path } } })
  },
)
