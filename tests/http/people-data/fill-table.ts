import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'

/** A value of each row by the type of its column, made of the row's number. */
const OF_ROW: Readonly<Record<string, string>> = {
  text: "'x' || n",
  'character varying': "'x' || n",
  bigint: 'n',
  integer: 'n',
  smallint: '1',
  numeric: '1',
  boolean: 'false',
  jsonb: "'{}'::jsonb",
  date: 'current_date',
  'timestamp with time zone': 'now()',
  bytea: "convert_to('x' || n, 'UTF8')",
  uuid: 'gen_random_uuid()',
  tsvector: "''::tsvector",
  'double precision': '1',
  ARRAY: "'{}'",
}

interface Column {
  name: string
  type: string
}

/**
 * Fills a table with rows that point nowhere: the rules of its values are dropped first. `values` are
 * expressions of the row's number n.
 */
export async function fillTable(
  db: Db,
  table: keyof Tables & string,
  rows: number,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const rules = await sql<{ name: string }>`
    select conname as name
    from pg_constraint
    where conrelid = ${table}::regclass and contype in ('f', 'c')`.execute(db)
  for (const { name } of rules.rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  const { rows: columns } = await sql<Column>`
    select column_name as name, data_type as type
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO'
      and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`.execute(db)
  const all = {
    ...Object.fromEntries(columns.map(({ name, type }) => [name, OF_ROW[type] ?? 'null'])),
    ...values,
  }
  await sql`
    insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
    select ${sql.join(Object.values(all).map((value) => sql.raw(value)))}
    from generate_series(1, ${rows}) n`.execute(db)
  await sql`analyze ${sql.table(table)}`.execute(db)
}
