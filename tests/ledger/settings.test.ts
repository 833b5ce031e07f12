import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingNames } from '#server/config.ts'

it('documents every setting, and no other', () => {
  const table = readFileSync('docs/operations.md', 'utf8').split('## Settings')[1]!.split('\n## ')[0]!
  const documented = [...table.matchAll(/^\| ([A-Z_, ]+) \|/gm)].flatMap(([, names]) => names!.split(', '))

  expect(documented.toSorted()).toEqual(settingNames.toSorted())
})
