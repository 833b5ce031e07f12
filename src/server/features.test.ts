import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { oc } from '@orpc/contract'
import { implement } from '@orpc/server'
import { expect, test } from 'vitest'
import type { PortalApi, StoreApi } from '#api/contract.ts'
import { type Answering, calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Feature, type Stored } from '#platform/feature/server/define-feature.ts'
import { features } from './declared.ts'

const FOLDER = join(import.meta.dirname, '../features')

test('every feature.ts is in the list, under the name of its folder', () => {
  const declared = readdirSync(FOLDER)
    .flatMap((district) => readdirSync(join(FOLDER, district)).map((name) => ({ district, name })))
    .filter(({ district, name }) => existsSync(join(FOLDER, district, name, 'feature.ts')))
    .map(({ name }) => name)
  expect(features.map(({ name }) => name)).toEqual(declared.sort())
})

test.each<Answering>(['store', 'portal', 'partnerHost'])('no two features share a namespace of %s', (by) => {
  const names = (features as readonly Feature[]).flatMap((feature) => Object.keys(feature[by] ?? {}))
  expect(names).toEqual([...new Set(names)])
})

test('a property that the server does not read, or a service it does not have, does not compile', () => {
  // @ts-expect-error `job` is a typing error of `jobs`
  const wrong = defineFeature({ name: 'wrong', job: () => [] })
  const hungry = defineFeature({ name: 'hungry', jobs: ({ db }: Stored) => (db ? [] : []) })
  // @ts-expect-error there is no database
  const all: readonly Feature<{ clock: Stored['clock'] }>[] = [hungry]
  expect([wrong.name, all.length]).toEqual(['wrong', 1])
})

test('a call without a handler, a handler without a call, and what no request has do not compile', () => {
  const contract = { list: oc.route({ path: '/list' }), close: oc.route({ path: '/close' }) }
  const os = implement(contract).$context<Stored>()
  const list = os.list.handler(() => 'listed')
  const close = os.close.handler(() => 'closed')
  const both = calls(contract, { list, close }, { alsoInPortal: ['list'] })
  // @ts-expect-error `close` has no handler
  calls(contract, { list })
  // @ts-expect-error `open` is not in the contract
  calls(contract, { list, close, open: close })
  // @ts-expect-error `lst` is a typing error of `list`
  calls(contract, { list, close }, { sameForAll: ['lst'] })
  const hungry = defineFeature({ name: 'hungry', portal: { both } })
  // @ts-expect-error there is no database
  const all: readonly Feature<never, { clock: Stored['clock'] }>[] = [hungry]
  expect(all).toHaveLength(1)
})

test('a client has the calls that the features declare for its application, and no other', () => {
  const names = (_call: unknown) => true
  const read = (store: StoreApi, portal: PortalApi) => [
    names(store.leads.expert),
    names(portal.leads.claim),
    names(portal.sizing.btu),
    // @ts-expect-error a call of the portal
    names(store.leads.claim),
    // @ts-expect-error a call of the store that the portal does not answer
    names(portal.sizing.mail),
    // @ts-expect-error a namespace of the store
    names(portal.checkout),
  ]
  expect(read).toBeTypeOf('function')
})
