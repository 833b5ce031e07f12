import { expect, test } from 'vitest'
import { titled } from './texts.ts'

test('the title of a page ends with the name of the portal', () => {
  expect(titled('Orders')).toBe('Orders | Partner Portal')
})
