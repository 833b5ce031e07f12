import { type Kysely, sql } from 'kysely'

/** What became of each import, so that a failed one stands on the page of today. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_run (
      id bigint generated always as identity primary key,
      kind text not null,
      file text not null,
      run_by text not null,
      began_at timestamptz not null,
      ended_at timestamptz,
      rows integer,
      rejected integer,
      error text,
      closed_at timestamptz,
      closed_by text,
      check ((closed_at is null) = (closed_by is null))
    );
    create index import_run_newest on import_run (kind, id desc)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table import_run`.execute(db)
}
