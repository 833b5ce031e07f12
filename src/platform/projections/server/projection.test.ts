import { expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { projection } from './projection.ts'

const db = (): Db => ({}) as Db
const now = new Date('2026-11-28T00:00:00Z')

/** A projection that counts its runs, each of which waits for `gate`. */
function counted(until: Date | null = null) {
  const runs: { version: number; before: number | undefined }[] = []
  const gate = Promise.withResolvers<void>()
  const present = projection<{ version: number; until: Date | null; run: number }>(
    async (_, { version, before }) => {
      runs.push({ version, before: before?.run })
      const run = runs.length
      await gate.promise
      return { version, until, run }
    },
  )
  return { present, runs, open: () => gate.resolve() }
}

test('[code-3 4.10] calls at the same time share one run, and a version is made once', async () => {
  const { present, runs, open } = counted()
  const one = db()
  const calls = Promise.all([1, 2, 3].map(() => present(one, { version: 7, now })))
  open()
  expect((await calls).map(({ run }) => run)).toEqual([1, 1, 1])
  expect((await present(one, { version: 6, now })).run).toBe(1)
  expect(runs).toHaveLength(1)
})

test('[code-3 4.10] a later version is made from the one before, and no call gets an older one', async () => {
  const { present, runs, open } = counted()
  const one = db()
  const calls = [present(one, { version: 1, now }), present(one, { version: 2, now })]
  open()
  expect((await Promise.all(calls)).map(({ version }) => version)).toEqual([1, 2])
  expect(runs).toEqual([
    { version: 1, before: undefined },
    { version: 2, before: 1 },
  ])
})

test('[code-3 4.10] two databases in one process have each their own value', async () => {
  const { present, runs, open } = counted()
  open()
  await present(db(), { version: 1, now })
  await present(db(), { version: 1, now })
  expect(runs).toHaveLength(2)
})

test('a value that ends is made again, and a failure is not held', async () => {
  const { present, runs, open } = counted(new Date(now.getTime() + 1_000))
  const one = db()
  open()
  await present(one, { version: 1, now })
  await present(one, { version: 1, now: new Date(now.getTime() + 1_000) })
  expect(runs).toHaveLength(2)

  let tries = 0
  const failing = projection(async (_, { version }) => {
    tries += 1
    if (tries === 1) throw new Error('no database')
    return { version }
  })
  await expect(failing(one, { version: 1, now })).rejects.toThrow('no database')
  expect(await failing(one, { version: 1, now })).toEqual({ version: 1 })
})
