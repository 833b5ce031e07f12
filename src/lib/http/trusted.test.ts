import { expect, test } from 'vitest'
import { z } from 'zod'
import { trusted } from './trusted.ts'

const strict = z.object({ name: z.string() })

// It leans on zod's `_zod.run`, which is not documented: this fails when an upgrade changes it.
test('a trusted schema passes an answer through unread, alone and as a part of another', () => {
  const wrong = { name: 1 }
  expect(trusted(strict).parse(wrong)).toBe(wrong)
  expect(z.object({ answer: trusted(strict) }).parse({ answer: wrong }).answer).toBe(wrong)
})

test('the strict schema still refuses, and the trusted one documents the same shape', () => {
  expect(strict.safeParse({ name: 1 }).success).toBe(false)
  expect(z.toJSONSchema(trusted(strict))).toEqual(z.toJSONSchema(strict))
})
