import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

const limits = { failures: 3, withinMs: 10_000, pauseMs: 10_000, maxInFlight: 2, maxWaitMs: 20 }
const succeed = () => Promise.resolve('ok')
const fail = () => Promise.resolve('failed')
const isTrouble = (value: string) => value === 'failed'

function makeBreaker() {
  const time = { now: 1_000 }
  return { time, breaker: createBreaker(limits, () => time.now) }
}

async function troubleThrice(breaker: ReturnType<typeof createBreaker>) {
  await breaker.run(fail, isTrouble)
  await breaker.run(fail, isTrouble)
  await breaker.run(fail, isTrouble)
}

test('three failed calls within the window open the breaker, and then nothing is called', async () => {
  const { breaker } = makeBreaker()
  await troubleThrice(breaker)

  expect(await breaker.run(succeed, isTrouble)).toEqual({ kind: 'not_run', reason: 'open' })
})

test('failures further apart than the window do not open it', async () => {
  const { breaker, time } = makeBreaker()
  await breaker.run(fail, isTrouble)
  await breaker.run(fail, isTrouble)
  time.now += 10_001
  await breaker.run(fail, isTrouble)

  expect(await breaker.run(succeed, isTrouble)).toEqual({ kind: 'ran', value: 'ok' })
})

test('after the pause one call is let through; when it succeeds all calls may run again', async () => {
  const { breaker, time } = makeBreaker()
  await troubleThrice(breaker)
  time.now += 10_000

  const [probe, other] = await Promise.all([breaker.run(succeed, isTrouble), breaker.run(succeed, isTrouble)])

  expect(probe).toEqual({ kind: 'ran', value: 'ok' })
  expect(other).toEqual({ kind: 'not_run', reason: 'open' })
  expect(await breaker.run(succeed, isTrouble)).toEqual({ kind: 'ran', value: 'ok' })
})

test('the first call after the pause is marked as the probe', async () => {
  const { breaker, time } = makeBreaker()
  const heard: boolean[] = []
  const note = async (isProbe: boolean) => {
    heard.push(isProbe)
    return 'ok'
  }
  await breaker.run(note, isTrouble)
  await troubleThrice(breaker)
  time.now += 10_000
  await breaker.run(note, isTrouble)
  await breaker.run(note, isTrouble)

  expect(heard).toEqual([false, true, false])
})

test('a failed probe opens the breaker again for the same time', async () => {
  const { breaker, time } = makeBreaker()
  await troubleThrice(breaker)
  time.now += 10_000
  await breaker.run(fail, isTrouble)

  time.now += 9_999
  expect(await breaker.run(succeed, isTrouble)).toEqual({ kind: 'not_run', reason: 'open' })
  time.now += 1
  expect(await breaker.run(succeed, isTrouble)).toEqual({ kind: 'ran', value: 'ok' })
})

test('a lookup goes through an open breaker', async () => {
  const { breaker } = makeBreaker()
  await troubleThrice(breaker)

  expect(await breaker.run(succeed, isTrouble, { always: true })).toEqual({ kind: 'ran', value: 'ok' })
})

test('calls beyond the slots wait, and give up after their time', async () => {
  const { breaker } = makeBreaker()
  const release: (() => void)[] = []
  const slow = () => new Promise<string>((resolve) => release.push(() => resolve('slow')))
  const first = breaker.run(slow, isTrouble)
  const second = breaker.run(slow, isTrouble)

  expect(await breaker.run(succeed, isTrouble)).toEqual({ kind: 'not_run', reason: 'busy' })

  const fourth = breaker.run(succeed, isTrouble)
  for (const done of release) done()
  expect(await Promise.all([first, second, fourth])).toEqual([
    { kind: 'ran', value: 'slow' },
    { kind: 'ran', value: 'slow' },
    { kind: 'ran', value: 'ok' },
  ])
})
