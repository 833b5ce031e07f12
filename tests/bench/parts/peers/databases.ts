import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#db/embedded/embedded.ts'
import type { PeerDatabase } from './store.ts'

export interface DatabaseServer {
  /** a database by its name; it need not exist before `renew` */
  database(name: string): PeerDatabase
  /** the process that is the parent of all others of PostgreSQL */
  pid: number
  stop(): Promise<void>
}

/**
 * One PostgreSQL for all stores, with the same settings for each, in a folder that later runs find again.
 * All reach it over loopback, because not every peer takes a socket.
 */
export async function startDatabases(folder: string): Promise<DatabaseServer> {
  const server = await startEmbedded(folder, {
    mayCreateDatabases: true,
    settings: ['listen_addresses=127.0.0.1', 'shared_buffers=512MB'],
  })
  const { username, password, port } = new URL(server.url.replace(/@.*:/, '@127.0.0.1:'))
  const urlOf = (name: string) => `postgresql://${username}:${password}@127.0.0.1:${port}/${name}`
  const query = async <Row extends object>(name: string, sql: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: urlOf(name) })
    await client.connect()
    try {
      return (await client.query<Row>(sql)).rows
    } finally {
      await client.end()
    }
  }
  return {
    database: (name) => ({
      url: urlOf(name),
      async renew() {
        await query('postgres', `drop database if exists ${name}`)
        await query('postgres', `create database ${name}`)
      },
      query: (sql) => query(name, sql),
    }),
    pid: Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    stop: () => server.stop(),
  }
}
