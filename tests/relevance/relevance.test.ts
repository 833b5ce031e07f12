import { expect, test } from 'vitest'
import { judgeAll, ofHalf, unanswerable } from './run.ts'

test('at least 400 questions are judged, half of them held out, and the catalogue answers each', async () => {
  const judged = await judgeAll()

  expect(judged.length).toBeGreaterThanOrEqual(400)
  expect(ofHalf(judged, 'held out').length).toBeGreaterThanOrEqual(judged.length / 2)
  expect(await unanswerable()).toEqual([])
})
