import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

const limits = { failures: 3, withinMs: 10_000, pauseMs: 10_000, maxInFlight: 2, maxWaitMs: 20 }
const well = () => Promise.resolve('well')
const ill = () => Promise.resolve('ill')
const isTrouble = (value: string) => value === 'ill'

function makeBreaker() {
  const time = { now: 1_000 }
  return { time, breaker: createBreaker(limits, () => time.now) }
}

async function troubleThrice(breaker: ReturnType<typeof createBreaker>) {
  await breaker.run(ill, isTrouble)
  await breaker.run(ill, isTrouble)
  await breaker.run(ill, isTrouble)
}

test('three troubled calls within the window open the breaker, and then nothing is called', async () => {
  const { breaker } = makeBreaker()
  await troubleThrice(breaker)

  expect(await breaker.run(well, isTrouble)).toEqual({ kind: 'not_run', reason: 'open' })
})

test('troubles further apart than the window do not open it', async () => {
  const { breaker, time } = makeBreaker()
  await breaker.run(ill, isTrouble)
  await breaker.run(ill, isTrouble)
  time.now += 10_001
  await breaker.run(ill, isTrouble)

  expect(await breaker.run(well, isTrouble)).toEqual({ kind: 'ran', value: 'well' })
})

test('after the pause one call is let through; when it goes well everybody may call again', async () => {
  const { breaker, time } = makeBreaker()
  await troubleThrice(breaker)
  time.now += 10_000

  const [probe, other] = await Promise.all([breaker.run(well, isTrouble), breaker.run(well, isTrouble)])

  expect(probe).toEqual({ kind: 'ran', value: 'well' })
  expect(other).toEqual({ kind: 'not_run', reason: 'open' })
  expect(await breaker.run(well, isTrouble)).toEqual({ kind: 'ran', value: 'well' })
})

test('the call that is let through after the pause knows that it is the probe', async () => {
  const { breaker, time } = makeBreaker()
  const heard: boolean[] = []
  const note = async (isProbe: boolean) => {
    heard.push(isProbe)
    return 'well'
  }
  await breaker.run(note, isTrouble)
  await troubleThrice(breaker)
  time.now += 10_000
  await breaker.run(note, isTrouble)
  await breaker.run(note, isTrouble)

  expect(heard).toEqual([false, true, false])
})

test('a troubled probe closes the door again for as long', async () => {
  const { breaker, time } = makeBreaker()
  await troubleThrice(breaker)
  time.now += 10_000
  await breaker.run(ill, isTrouble)

  time.now += 9_999
  expect(await breaker.run(well, isTrouble)).toEqual({ kind: 'not_run', reason: 'open' })
  time.now += 1
  expect(await breaker.run(well, isTrouble)).toEqual({ kind: 'ran', value: 'well' })
})

test('a call that only asks what has happened goes through an open breaker', async () => {
  const { breaker } = makeBreaker()
  await troubleThrice(breaker)

  expect(await breaker.run(well, isTrouble, { always: true })).toEqual({ kind: 'ran', value: 'well' })
})

test('calls beyond the slots wait, and give up after their time', async () => {
  const { breaker } = makeBreaker()
  const release: (() => void)[] = []
  const slow = () => new Promise<string>((resolve) => release.push(() => resolve('slow')))
  const first = breaker.run(slow, isTrouble)
  const second = breaker.run(slow, isTrouble)

  expect(await breaker.run(well, isTrouble)).toEqual({ kind: 'not_run', reason: 'busy' })

  const fourth = breaker.run(well, isTrouble)
  for (const done of release) done()
  expect(await Promise.all([first, second, fourth])).toEqual([
    { kind: 'ran', value: 'slow' },
    { kind: 'ran', value: 'slow' },
    { kind: 'ran', value: 'well' },
  ])
})
