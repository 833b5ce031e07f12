import { type Kysely, sql } from 'kysely'

/**
 * Stories that customers send in. A story without a record of the consent can never be published: the
 * database refuses it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_story (
      id bigint generated always as identity primary key,
      author text not null,
      place text not null,
      system text not null,
      title text not null,
      body text not null,
      email text not null,
      photo text,
      photo_width integer,
      photo_height integer,
      consent_text text,
      consented_at timestamptz,
      state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
      reason text,
      decided_by text,
      decided_at timestamptz,
      received_at timestamptz not null,
      constraint published_with_consent check (state <> 'published' or consented_at is not null),
      constraint refused_with_reason check (state <> 'refused' or reason is not null)
    );
    create index customer_story_by_state on customer_story (state, id desc);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table customer_story`.execute(db)
}
