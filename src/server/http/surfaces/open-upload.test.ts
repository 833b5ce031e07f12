import { readFileSync } from 'node:fs'
import { isContractProcedure } from '@orpc/contract'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#store/routes.ts'
import { storeRouter } from '../router.ts'
import { uploadGates } from './open-upload.ts'

function callsWithFiles(calls: object): string[] {
  if (!isContractProcedure(calls)) return Object.values(calls).flatMap(callsWithFiles)
  const { meta, route } = calls['~orpc']
  return 'upload' in meta ? [`/v1/api${route.path?.replace(/\{(\w+)\}/g, ':$1')}`] : []
}

const pagesWithFiles = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, file, children = [] }) => [
    ...(/^export const handle.*\bupload:/m.test(readFileSync(`src/store/${file}`, 'utf8'))
      ? [`/${path}`]
      : []),
    ...pagesWithFiles(children),
  ])

test('[28] each call and page of the store that takes files has one gate, and no other path', async () => {
  const takers = [...callsWithFiles(storeRouter), ...pagesWithFiles(await routes)]

  expect(takers.length).toBeGreaterThan(10)
  expect(uploadGates.map(({ path }) => path).toSorted()).toEqual(takers.toSorted())
})

const gateOf = (path: string) => uploadGates.find(({ matches }) => matches.test(path))
const namedIn = (path: string) => ({ ...gateOf(path)?.matches.exec(path)?.groups })

test.each([
  ['/v1/api/orders/A0123456789AB/damage', { orderID: 'A0123456789AB' }],
  ['/order-summary/A0123456789AB/60614', { orderID: 'A0123456789AB', postal: '60614' }],
  ['/order-summary/A0123456789AB/60614.data', { orderID: 'A0123456789AB', postal: '60614' }],
  ['/track-your-order.data', {}],
])('the gate of %s reads its parts', (path, named) => {
  expect(gateOf(path)).toBeDefined()
  expect(namedIn(path)).toEqual(named)
})

test.each(['/write-a-review', '/v1/api/orders/A0123456789AB/cancel', '/order-summary/a/b/c'])(
  '%s has no gate',
  (path) => expect(gateOf(path)).toBeUndefined(),
)
