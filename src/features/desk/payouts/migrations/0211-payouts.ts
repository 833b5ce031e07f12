import { type Kysely, sql } from 'kysely'

/** Settlement reports of providers, the payouts in them, and their lines beside our charges and refunds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settlement_report (
      id bigint generated always as identity primary key,
      provider text not null,
      file text not null,
      uploaded_by text not null,
      uploaded_at timestamptz not null,
      removed_by text,
      removed_at timestamptz,
      remove_reason text
    );
    create table payout (
      id bigint generated always as identity primary key,
      report_id bigint not null references settlement_report (id),
      provider text not null,
      reference text not null,
      day date not null,
      gross_cents bigint not null,
      fee_cents bigint not null,
      adjustment_cents bigint not null,
      bank_cents bigint not null,
      lines integer not null,
      not_ours integer not null,
      unique (provider, reference)
    );
    create index payout_day on payout (day desc, id desc);
    create index payout_report on payout (report_id);
    create table payout_line (
      payout_id bigint not null references payout (id) on delete cascade,
      line_no integer not null,
      kind text not null,
      reference text not null,
      gross_cents bigint not null,
      fee_cents bigint not null,
      order_id text,
      finding text not null check (finding in ('ours', 'other_amount', 'unknown', 'not_asked')),
      primary key (payout_id, line_no)
    );
    comment on column payout.bank_cents
      is 'what went to the bank: gross and adjustments less fees, or transfers';
    comment on column payout.not_ours
      is 'charges and refunds that our books lack, or have with another amount';
    comment on column payout_line.fee_cents is 'above zero: the provider kept it';
    comment on column payout_line.finding
      is 'whether a charge or refund is in our books; adjustments and transfers are not asked'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table payout_line, payout, settlement_report`.execute(db)
}
