import pg from 'pg'

export const BEGIN = 'begin'

export interface Statement {
  text: string
  values: unknown[]
  /** the name under which each connection keeps the parsed statement */
  name?: string
}

/** The parts of the driver's connection that send the messages of one statement. */
interface Wire {
  parse(message: { text: string; name: string; types: never[] }): void
  bind(message: { portal: string; statement: string; values: never[] }): void
  execute(message: { portal: string; rows: number }): void
}

interface DriverQuery {
  prepare(connection: Wire): void
}

/** The driver's query; its type declarations leave out the method that sends the messages. */
const prepare = (pg.Query.prototype as unknown as DriverQuery).prepare

/**
 * A statement with BEGIN before it in the same group of messages. When BEGIN fails, the server skips the
 * statement, so it never runs outside the transaction.
 */
class QueryWithBegin extends pg.Query {
  prepare(connection: Wire): void {
    connection.parse({ text: BEGIN, name: '', types: [] })
    connection.bind({ portal: '', statement: '', values: [] })
    connection.execute({ portal: '', rows: 0 })
    prepare.call(this, connection)
  }
}

/** Begins a transaction with its first statement in one round trip, and returns the statement's result. */
export function queryWithBegin(client: pg.PoolClient, statement: Statement): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const config = { ...statement, queryMode: 'extended' } as pg.QueryConfig
    client.query(
      new QueryWithBegin(config, (error, results) => {
        if (error) reject(error)
        // The driver lists the results of both statements.
        else resolve([results].flat().at(-1)!)
      }),
    )
  })
}
