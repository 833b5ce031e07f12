import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from './features.ts'

const FOLDER = join(import.meta.dirname, '../features')

test('every feature.ts is in the list, under the name of its folder', () => {
  const declared = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'feature.ts')))
  expect(features.map(({ name }) => name)).toEqual(declared.sort())
})
