import { type Kysely, sql } from 'kysely'

/** Reviews and questions that wait for a person, and the merchant's own pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table review
      add column email text,
      add column received_at timestamptz,
      add column decided_at timestamptz;
    -- a review sent twice stays one row until staff decide on it
    create unique index review_waiting on review (product_id, lower(email))
      where not approved and decided_at is null and email is not null;

    create table question (
      id bigint generated always as identity primary key,
      product_id text not null references product on delete cascade,
      body text not null,
      author text not null,
      email text,
      asked_on date not null,
      answer text,
      answered_by text,
      answered_on date,
      received_at timestamptz,
      decided_at timestamptz,
      check ((answer is null) = (answered_on is null))
    );
    create index question_answered on question (product_id, answered_on desc, id) where answer is not null;
    create unique index question_waiting on question (product_id, lower(email), md5(body))
      where answer is null and decided_at is null and email is not null;

    create table product_image (
      product_id text not null references product on delete cascade,
      position integer not null,
      hash text not null check (hash ~ '^[0-9a-f]{32}$'),
      alt text not null default '',
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      primary key (product_id, position)
    );
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table product_image, question;
    alter table review drop column email, drop column received_at, drop column decided_at`.execute(db)
}
