import { type Kysely, sql } from 'kysely'

/** Orders that staff ship or mark as delivered together, a row each, with what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bulk_run (
      id uuid primary key,
      kind text not null check (kind in ('ship', 'deliver')),
      carrier text not null,
      account_id bigint not null references account,
      started_at timestamptz not null
    );
    create index bulk_run_started on bulk_run (started_at);
    create index bulk_run_account on bulk_run (account_id);
    create table bulk_row (
      id bigint generated always as identity primary key,
      run_id uuid not null references bulk_run on delete cascade,
      order_id text not null references orders on delete cascade,
      tracking text not null,
      seen integer not null,
      outcome text,
      reason text,
      due_at timestamptz not null,
      claims integer not null default 0,
      unanswered integer not null default 0,
      finished_at timestamptz,
      unique (run_id, order_id)
    );
    create index bulk_row_order on bulk_row (order_id);
    create index bulk_row_due on bulk_row (due_at, id) where outcome is null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table bulk_row, bulk_run`.execute(db)
}
