import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { type Connection, connect } from '../connect.ts'
import { PREPARED } from './alert-pool.ts'

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

const insert = (id: number) => sql`insert into note (id, text) values (${id}, 'x')`
const insertPrepared = (id: number, text: string | null = 'x') =>
  sql`${PREPARED} insert into note (id, text) values (${id}, ${text})`

async function notes(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from note order by id`.execute(database.db)
  return rows.map(({ id }) => id)
}

async function preparedCount(): Promise<number | undefined> {
  const count = sql<{ n: number }>`
    select count(*)::int as n from pg_prepared_statements where statement like '%into note%'`
  return (await count.execute(connection.db)).rows[0]?.n
}

test('a connection parses a marked statement once, inside and outside of transactions', async () => {
  await connection.db.transaction().execute((trx) => insertPrepared(1).execute(trx))
  await insertPrepared(2).execute(connection.db)
  await insert(3).execute(connection.db)

  expect(await preparedCount()).toBe(1)
  expect(await notes()).toEqual([1, 2, 3])
})

test('a marked statement that failed in a transaction works afterwards', async () => {
  const failing = connection.db.transaction().execute((trx) => insertPrepared(4, null).execute(trx))
  await expect(failing).rejects.toThrow(/null value/)
  await insertPrepared(5).execute(connection.db)

  expect(await notes()).toEqual([1, 2, 3, 5])
})
