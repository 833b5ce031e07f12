import { type Kysely, sql } from 'kysely'

/** Orders that staff hold, and what staff write about an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column held_at timestamptz,
      add column held_by text,
      add column hold_reason text;
    create index orders_held on orders (held_at) where held_at is not null;
    create table order_note (
      id uuid primary key,
      order_id text not null references orders on delete cascade,
      body text not null,
      author_id bigint not null references account,
      author_name text not null,
      written_at timestamptz not null,
      changed_at timestamptz,
      removed_at timestamptz
    );
    comment on column order_note.id is 'the key of the form that wrote it';
    create index order_note_order on order_note (order_id, written_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table order_note;
    drop index orders_held;
    alter table orders
      drop column held_at,
      drop column held_by,
      drop column hold_reason`.execute(db)
}
