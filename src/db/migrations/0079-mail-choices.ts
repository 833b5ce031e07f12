import { type Kysely, sql } from 'kysely'

/** Mailboxes that chose to get only mail about their orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_choice (
      mailbox_hash text primary key,
      token text not null unique,
      stopped_at timestamptz
    );
    comment on table mail_choice is 'a mailbox is kept as a hash; its token stands in the links of mails';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mail_choice`.execute(db)
}
