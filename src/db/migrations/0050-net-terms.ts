import { type Kysely, sql } from 'kysely'

/**
 * Net terms: the credit account of a company, what its orders owe, and the payments that came in. The limit
 * holds because everything that uses credit locks the account's row first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_account (
      company_id bigint primary key references company (id),
      limit_cents bigint not null check (limit_cents >= 0),
      terms_days int not null check (terms_days between 1 and 120),
      status text not null check (status in ('open', 'stopped')),
      note text not null default '',
      changed_by text not null,
      changed_at timestamptz not null
    );

    create table credit_charge (
      id text primary key,
      order_id text not null references orders,
      company_id bigint not null references credit_account,
      amount_cents bigint not null check (amount_cents > 0),
      status text not null check (status in ('authorized', 'captured', 'voided')),
      terms_days int not null,
      captured_cents bigint not null default 0 check (captured_cents between 0 and amount_cents),
      received_cents bigint not null default 0 check (received_cents >= 0),
      invoiced_at timestamptz,
      due_on date,
      overdue_at timestamptz,
      created_at timestamptz not null,
      check ((status = 'captured') = (invoiced_at is not null)),
      check ((status = 'captured') = (due_on is not null))
    );
    comment on table credit_charge is
      'an order on net terms: authorized when it is placed, captured (invoiced) when it ships';
    create unique index credit_charge_live on credit_charge (order_id) where status <> 'voided';
    create index credit_charge_company on credit_charge (company_id, created_at desc)
      where status <> 'voided';
    create index credit_charge_due on credit_charge (due_on)
      where status = 'captured' and overdue_at is null;
    create index credit_charge_since on credit_charge (created_at);

    create table credit_refund (
      id text primary key,
      charge_id text not null references credit_charge,
      amount_cents bigint not null check (amount_cents > 0),
      created_at timestamptz not null
    );
    create index credit_refund_charge on credit_refund (charge_id);

    create table credit_payment (
      id bigint generated always as identity primary key,
      charge_id text not null references credit_charge,
      amount_cents bigint not null check (amount_cents > 0),
      reference text not null,
      actor text not null,
      received_at timestamptz not null,
      unique (charge_id, reference)
    );

    create view credit_position as
      select c.id, c.order_id, c.company_id, c.status, c.terms_days, c.invoiced_at, c.due_on, c.overdue_at,
        c.created_at, c.received_cents,
        case c.status when 'captured' then c.captured_cents else c.amount_cents end as billed_cents,
        coalesce(refunds.refunded_cents, 0)::bigint as refunded_cents,
        (case c.status
          when 'captured' then c.captured_cents - coalesce(refunds.refunded_cents, 0) - c.received_cents
          else c.amount_cents
        end)::bigint as owed_cents
      from credit_charge c
      left join lateral (
        select sum(r.amount_cents) as refunded_cents
        from credit_refund r
        where r.charge_id = c.id
      ) refunds on true
      where c.status <> 'voided';
    comment on view credit_position is
      'what each order on net terms owes; negative when more was paid than it costs after refunds';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop view credit_position;
    drop table credit_payment, credit_refund, credit_charge, credit_account
  `.execute(db)
}
