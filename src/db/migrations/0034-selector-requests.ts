import { type Kysely, sql } from 'kysely'

/** What shoppers sent from the system selector: kits they want a quote for, and questions. A new table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table selector_request (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('quote', 'question')),
      email text not null,
      name text not null default '',
      phone text not null default '',
      system_type text,
      content jsonb not null,
      received_at timestamptz not null
    );
    comment on column selector_request.content
      is 'of a quote: the zip and the kits with lines and prices in cents; of a question: text and answers';
    create index selector_request_received on selector_request (received_at desc);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table selector_request`.execute(db)
}
