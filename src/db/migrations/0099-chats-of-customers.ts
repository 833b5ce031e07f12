import { type Kysely, sql } from 'kysely'

/** A chat that has ended names the customer whose history has it. A new column only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chat_conversation add column customer_id bigint references customer (id) on delete set null;
    comment on column chat_conversation.customer_id
      is 'the customer whose history has this chat; null: no history has it';
    create index chat_conversation_customer on chat_conversation (customer_id) where customer_id is not null;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_conversation drop column customer_id`.execute(db)
}
