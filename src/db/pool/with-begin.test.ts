import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { type Connection, connect } from '../connect.ts'
import { PREPARED } from './prepared.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await makeDatabase()
  await sql`create table note (id int primary key, text text not null)`.execute(database.db)
  connection = connect(database.url, { poolSize: 1 })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const notes = async () =>
  (await sql<{ id: number }>`select id from note order by id`.execute(database.db)).rows.map(({ id }) => id)
const insert = (id: number, text: string | null = 'x') =>
  sql<{ id: number }>`insert into note (id, text) values (${id}, ${text}) returning id`
const insertPrepared = (id: number, text: string | null = 'x') =>
  sql<{ id: number }>`${PREPARED} insert into note (id, text) values (${id}, ${text}) returning id`

describe('a transaction, whose BEGIN travels with its first statement', () => {
  test('answers with the rows of that statement and commits all of them', async () => {
    const rows = await connection.db
      .transaction()
      .execute(async (trx) => [
        (await insert(1).execute(trx)).rows,
        (await sql`select 2 as two`.execute(trx)).rows,
        (await insert(3).execute(trx)).rows,
      ])

    expect(rows).toEqual([[{ id: 1 }], [{ two: 2 }], [{ id: 3 }]])
    expect(await notes()).toEqual([1, 3])
  })

  test.each([
    ['the first statement fails', [insert(1), insert(10)], /duplicate/],
    ['a later statement fails', [insert(10), insert(11), insert(11)], /duplicate/],
    ['the first statement is prepared and fails', [insertPrepared(10, null)], /null value/],
  ])('leaves nothing behind when %s, and its connection goes on', async (_, statements, refusal) => {
    const before = await notes()
    const failing = connection.db.transaction().execute(async (trx) => {
      for (const statement of statements) await statement.execute(trx)
    })

    await expect(failing).rejects.toThrow(refusal)
    expect(await notes()).toEqual(before)
    await sql`delete from note where id >= 10`.execute(connection.db)
  })

  test('is rolled back when its work throws, and each statement ran inside of it', async () => {
    const state = async () =>
      (await sql<{ n: string }>`select pg_current_xact_id()::text as n`.execute(connection.db)).rows[0]
    const failing = connection.db.transaction().execute(async (trx) => {
      await insert(30).execute(trx)
      await insert(31).execute(trx)
      throw new Error('changed our mind')
    })

    await expect(failing).rejects.toThrow('changed our mind')
    expect(await notes()).toEqual([1, 3])
    // The connection is outside a transaction again: each statement has an id of its own.
    expect(await state()).not.toEqual(await state())
  })

  test('without a statement sends nothing, and the next statement is outside of it', async () => {
    await connection.db.transaction().execute(async () => undefined)
    await insert(40).execute(connection.db)

    expect(await notes()).toContain(40)
  })

  test('control: BEGIN in a group of its own fails, and the next statement is carried out', async () => {
    const client = await connection.pool.connect()
    const failing = client.query('begin isolation level nonsense')
    const written = client.query('insert into note (id, text) values (50, $1)', ['outside'])

    await expect(failing).rejects.toThrow(/syntax/)
    await written
    client.release()
    expect(await notes()).toContain(50)
  })
})

describe('a prepared statement', () => {
  test('is parsed once by a connection, also as the first of a transaction', async () => {
    const prepared = async () =>
      (
        await sql<{ n: number }>`
          select count(*)::int as n from pg_prepared_statements where statement like '%into note%'`.execute(
          connection.db,
        )
      ).rows[0]?.n
    await connection.db.transaction().execute((trx) => insertPrepared(60).execute(trx))
    await insertPrepared(61).execute(connection.db)
    await insert(62).execute(connection.db)

    expect(await prepared()).toBe(1)
    expect(await notes()).toEqual(expect.arrayContaining([60, 61, 62]))
  })

  test('that failed as the first of a transaction works afterwards', async () => {
    const fresh = connect(database.url, { poolSize: 1 })
    await expect(
      fresh.db.transaction().execute((trx) => insertPrepared(70, null).execute(trx)),
    ).rejects.toThrow(/null value/)
    await fresh.db.transaction().execute((trx) => insertPrepared(70).execute(trx))
    await insertPrepared(71).execute(fresh.db)

    expect(await notes()).toEqual(expect.arrayContaining([70, 71]))
    await fresh.close()
  })
})
