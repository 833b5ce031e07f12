import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitTable } from './limit-table.ts'

test('the table of limits in docs/security.md is the one that the store keeps', () => {
  const docs = readFileSync('docs/security.md', 'utf8')
  const [, table] = /<!-- limits:[^>]*-->\n([\s\S]*?)\n<!-- end of the limits -->/.exec(docs) ?? []

  expect(table).toBe(limitTable())
})
