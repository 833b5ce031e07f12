import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defineFeature, type Feature, type Stored } from '#platform/feature/server/define-feature.ts'
import { features } from './features.ts'

const FOLDER = join(import.meta.dirname, '../features')

test('every feature.ts is in the list, under the name of its folder', () => {
  const declared = readdirSync(FOLDER)
    .flatMap((district) => readdirSync(join(FOLDER, district)).map((name) => ({ district, name })))
    .filter(({ district, name }) => existsSync(join(FOLDER, district, name, 'feature.ts')))
    .map(({ name }) => name)
  expect(features.map(({ name }) => name)).toEqual(declared.sort())
})

test('a property that nothing reads, or a service that nobody has, does not compile', () => {
  // @ts-expect-error `job` is a typing error of `jobs`
  const wrong = defineFeature({ name: 'wrong', job: () => [] })
  const hungry = defineFeature({ name: 'hungry', jobs: ({ db }: Stored) => (db ? [] : []) })
  // @ts-expect-error there is no database
  const all: readonly Feature<{ clock: Stored['clock'] }>[] = [hungry]
  expect([wrong.name, all.length]).toEqual(['wrong', 1])
})
