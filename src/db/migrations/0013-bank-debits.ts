import { type Kysely, sql } from 'kysely'

/**
 * Bank debits: accounts that a buyer linked or has yet to confirm, what the buyer agreed to, and money that
 * a bank takes back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_attempt drop constraint payment_attempt_status_check;
    alter table payment_attempt
      add constraint payment_attempt_status_check
      check (status in ('processing', 'authorized', 'capture_requested', 'captured', 'pending', 'settled',
        'declined', 'failed', 'unknown', 'voided', 'expired', 'refunded', 'partially_refunded', 'disputed',
        'returned'));
    create index payment_attempt_debit_due on payment_attempt (next_check_at)
      where status in ('pending', 'settled', 'refunded', 'partially_refunded') and next_check_at is not null;

    alter table work_item drop constraint work_item_kind_check;
    alter table work_item
      add constraint work_item_kind_check
      check (kind in ('cancel_request', 'return_request', 'payment_difference', 'damage_report',
        'payment_returned', 'dispute'));

    create table bank_link (
      handle_hash text primary key,
      session_hash text not null,
      sealed_token text,
      account_mark text,
      created_at timestamptz not null
    );
    create index bank_link_session on bank_link (session_hash, created_at);
    create index bank_link_age on bank_link (created_at);
    comment on column bank_link.sealed_token
      is 'the access to her bank, encrypted; gone once it has been used and given back';
    comment on column bank_link.account_mark
      is 'keyed hash of routing number and last four: tells whether what is charged is what was linked';

    create table bank_verification (
      order_id text primary key references orders,
      nonce_hash text not null,
      state text not null check (state in ('sending', 'waiting', 'verified', 'failed')),
      method_token text,
      verification_id text,
      last4 text,
      tries integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    comment on table bank_verification
      is 'two small deposits whose amounts the buyer tells us later; no money of hers moves until then';

    create table bank_mandate (
      attempt_id text primary key references payment_attempt,
      order_id text not null references orders,
      text text not null,
      amount_cents bigint not null,
      ip_hash text not null,
      agreed_at timestamptz not null
    );
    create index bank_mandate_order on bank_mandate (order_id);
    comment on table bank_mandate
      is 'the authorization of a debit (NACHA): its words, the amount, when, and from where as a keyed hash';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table bank_mandate, bank_verification, bank_link;
    drop index payment_attempt_debit_due`.execute(db)
}
