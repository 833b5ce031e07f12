import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingNames } from '#server/config.ts'

it('documents every setting, and no other', () => {
  const table = readFileSync('docs/operations/settings.md', 'utf8')
  const documented = [...table.matchAll(/^\| ([A-Z_, ]+) \|/gm)].flatMap(([, names]) => names!.split(', '))

  expect(documented.toSorted()).toEqual(settingNames.toSorted())
})
