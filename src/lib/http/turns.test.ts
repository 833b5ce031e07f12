import { expect, test } from 'vitest'
import { makeTurns, orBusy } from './turns.ts'

test('two at once, three wait, the sixth is refused', async () => {
  const turns = makeTurns({ atOnce: 2, waiting: 3 })
  let running = 0
  let most = 0
  const work = () =>
    turns.run(async () => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
    })

  const answers = await Promise.allSettled(Array.from({ length: 6 }, work))

  expect(most).toBe(2)
  expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected'])
})

test('who finds too many waiting is asked to come back', async () => {
  const turns = makeTurns({ atOnce: 1, waiting: 0 })
  const end = await turns.take()
  const answer = () => orBusy(() => turns.run(async () => new Response('made')))

  const { status, headers } = await answer()
  end()

  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', 'no-store'])
  expect((await answer()).status).toBe(200)
})

test('work that fails ends its turn, and a turn ends once', async () => {
  const turns = makeTurns({ atOnce: 1, waiting: 1 })
  await expect(
    turns.run(async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  const end = await turns.take()
  end()
  end()
  await turns.take()
  const third = turns.take()

  expect(await Promise.race([third, Promise.resolve('waits')])).toBe('waits')
})
