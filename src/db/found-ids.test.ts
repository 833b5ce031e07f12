import { expect, test } from 'vitest'
import type { Db } from './connect.ts'
import { unlessMany } from './found-ids.ts'

/** Nothing is asked of it: it is the key under which wide searches are remembered. */
const database = () => ({}) as Db

/** A search that finds this many, and how often it was made. */
function search(found: number) {
  const made: number[] = []
  const find = async (limit: number) => {
    made.push(limit)
    return Array.from({ length: Math.min(found, limit) }, (_, id) => id)
  }
  return { made, find }
}

test('a search that finds as many as the bound gives their ids, each time anew', async () => {
  const db = database()
  const { made, find } = search(3)
  expect(await unlessMany(db, 'pat', 3, find)).toEqual([0, 1, 2])
  expect(await unlessMany(db, 'pat', 3, find)).toEqual([0, 1, 2])
  expect(made).toEqual([4, 4])
})

test('a search that finds more is remembered for its database, and is not made again', async () => {
  const [db, other] = [database(), database()]
  const { made, find } = search(9)
  expect(await unlessMany(db, 'pat', 3, find)).toBeUndefined()
  expect(await unlessMany(db, 'pat', 3, find)).toBeUndefined()
  expect(made).toEqual([4])
  expect(await unlessMany(db, 'pat k', 3, search(1).find)).toEqual([0])
  await unlessMany(other, 'pat', 3, find)
  expect(made).toEqual([4, 4])
})
