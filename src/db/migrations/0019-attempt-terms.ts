import { type Kysely, sql } from 'kysely'

/**
 * How long an authorization lives and is honoured, and what the buyer can do about a refusal, stored with
 * the attempt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_attempt
      add column authorization_days integer,
      add column honour_days integer,
      add column advice text;
    comment on column payment_attempt.authorization_days is
      'days that the provider keeps an authorization, unless authorized_until states its end; null: the '
        'strictest network''s';
    comment on column payment_attempt.honour_days is
      'days that the provider promises the money of an authorization, where that is shorter';
    comment on column payment_attempt.advice is 'what the buyer can do about a refusal; null unless declined';

    update payment_attempt
      set authorization_days = 29, honour_days = 3
      where provider = 'paypal' and status = 'authorized';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_attempt
      drop column authorization_days,
      drop column honour_days,
      drop column advice;
  `.execute(db)
}
