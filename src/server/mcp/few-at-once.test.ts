import { expect, test } from 'vitest'
import { requestLimits } from '../http/limits.ts'
import { fewAtOnce } from './answer.ts'

const { assistantsAtOnce, assistantsWaiting, assistantsANetwork } = requestLimits
const REQUESTS = 100
const requests = Array.from({ length: REQUESTS }, (_, index) => index)

/** Work that notes how much of it is under way at the same time. */
function work() {
  let underWay = 0
  const seen = { most: 0 }
  return {
    seen,
    run: async () => {
      seen.most = Math.max(seen.most, ++underWay)
      await new Promise((resolve) => setImmediate(resolve))
      underWay--
      return 'answered'
    },
  }
}

test('[S1] however many networks ask, few requests are answered at the same time', async () => {
  const inTurn = fewAtOnce()
  const { run, seen } = work()

  const answers = await Promise.all(requests.map((index) => inTurn(`network ${index}`, run)))

  expect(seen.most).toBe(assistantsAtOnce)
  expect(answers.filter(Boolean)).toHaveLength(assistantsAtOnce + assistantsWaiting)
  expect(await inTurn('network 1', run)).toBe('answered')
})

test('[S1] one network leaves turns to the others', async () => {
  const inTurn = fewAtOnce()
  const { run } = work()

  const ofOne = requests.map(() => inTurn('one', run))
  const ofAnother = inTurn('another', run)

  expect((await Promise.all(ofOne)).filter(Boolean)).toHaveLength(assistantsANetwork)
  expect(await ofAnother).toBe('answered')
})

test('control: without turns all of them run at once', async () => {
  const { run, seen } = work()
  await Promise.all(requests.map(run))
  expect(seen.most).toBe(REQUESTS)
})

test('a request that fails gives its turn and its place back', async () => {
  const inTurn = fewAtOnce()
  for (const _ of requests)
    await expect(inTurn('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn('one', work().run)).toBe('answered')
})
