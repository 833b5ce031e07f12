import { type Kysely, sql } from 'kysely'

/** Places and tax, coupons, orders, payment attempts, outbox, idempotency records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table zip_place (
      zip text primary key,
      city text not null,
      state text not null,
      county text not null,
      county_fips text not null,
      lat double precision not null,
      lng double precision not null,
      rural boolean not null default false
    );

    create table tax_rate (
      region text primary key,
      rate numeric(8, 6) not null check (rate >= 0),
      freight_taxable boolean not null,
      source text not null,
      as_of date not null
    );
    comment on column tax_rate.region
      is 'a five-digit zip, or a two-letter state for zips without a row of their own';

    create table coupon (
      code text primary key check (code = upper(code)),
      kind text not null check (kind in ('percent', 'amount')),
      value integer not null check (value > 0),
      product_ids text[] not null default '{}',
      category_ids integer[] not null default '{}',
      minimum_cents bigint not null default 0,
      starts_at timestamptz not null,
      ends_at timestamptz,
      usage_limit integer,
      per_email_limit integer,
      used integer not null default 0 check (used >= 0 and (usage_limit is null or used <= usage_limit))
    );
    comment on column coupon.value is 'percent: whole percent; amount: cents';

    create table orders (
      id text primary key,
      attempt_key text not null unique,
      state text not null
        check (state in ('pending', 'authorized', 'awaiting_funds', 'paid', 'in_fulfilment', 'shipped',
          'delivered', 'cancelled', 'refunded', 'partly_refunded', 'returned')),
      version integer not null,
      payment_method text not null,
      email text not null,
      phone text not null,
      phone_extension text not null default '',
      phone2 text not null default '',
      billing jsonb not null,
      shipping jsonb not null,
      postal text not null,
      shipping_method jsonb not null,
      installation_quotes jsonb not null default '{}',
      coupon_code text references coupon,
      subtotal_cents bigint not null,
      discount_cents bigint not null,
      shipping_cents bigint not null,
      tax_cents bigint not null,
      total_cents bigint not null check (total_cents >= 0),
      tax_rate numeric(8, 6) not null,
      placed_at timestamptz,
      expires_at timestamptz,
      created_at timestamptz not null,
      check (total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents)
    );
    create index orders_pending on orders (expires_at) where state = 'pending';
    create index orders_email on orders (email);
    create index orders_created on orders (created_at);

    create table order_line (
      order_id text not null references orders,
      line_no integer not null,
      product_id text not null,
      sku text not null,
      name text not null,
      quantity integer not null check (quantity > 0),
      unit_price_cents bigint not null check (unit_price_cents >= 0),
      discount_cents bigint not null default 0,
      tax_cents bigint not null default 0,
      is_service boolean not null,
      reserves_stock boolean not null,
      primary key (order_id, line_no)
    );
    create index order_line_product on order_line (product_id);
    comment on table order_line
      is 'what was agreed, for ever: name, sku and price are copies, so no reference ties an order to '
      'the present catalogue';

    create table order_event (
      order_id text not null references orders,
      version integer not null,
      kind text not null,
      from_state text,
      to_state text not null,
      actor text not null,
      reason text not null default '',
      data jsonb not null default '{}',
      happened_at timestamptz not null,
      primary key (order_id, version)
    );

    create table coupon_redemption (
      order_id text primary key references orders,
      coupon_code text not null references coupon,
      email text not null,
      redeemed_at timestamptz not null,
      released_at timestamptz
    );
    create index coupon_redemption_use on coupon_redemption (coupon_code, email) where released_at is null;

    create table payment_attempt (
      id text primary key,
      order_id text not null references orders,
      method text not null,
      provider text not null,
      amount_cents bigint not null check (amount_cents >= 0),
      currency text not null default 'USD',
      status text not null
        check (status in ('processing', 'authorized', 'capture_requested', 'captured', 'pending',
          'settled', 'declined', 'failed', 'unknown', 'voided', 'expired', 'refunded',
          'partially_refunded', 'disputed')),
      provider_ref_hash text,
      provider_txn_id text,
      idempotency_key text not null,
      card_last4 text,
      card_type text,
      error_code text,
      error_text text,
      next_check_at timestamptz,
      checks integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create unique index payment_attempt_reference on payment_attempt (provider, provider_ref_hash);
    create unique index payment_attempt_live on payment_attempt (order_id)
      where status not in ('declined', 'failed', 'voided', 'expired');
    create index payment_attempt_due on payment_attempt (next_check_at)
      where status in ('processing', 'unknown');
    create index payment_attempt_order on payment_attempt (order_id, created_at);

    create table outbox (
      id bigint generated always as identity primary key,
      topic text not null,
      dedupe_key text not null unique,
      payload jsonb not null,
      created_at timestamptz not null,
      due_at timestamptz not null,
      tries integer not null default 0,
      last_error text,
      sent_at timestamptz
    );
    create index outbox_due on outbox (due_at, id) where sent_at is null;
    comment on column outbox.due_at
      is 'when it may be tried next; moved ahead while a process holds it, so a claim ends by itself';

    create table idempotency_record (
      scope text not null,
      key text not null,
      body_hash text not null,
      state text not null check (state in ('running', 'done')),
      status integer,
      response jsonb,
      claimed_at timestamptz not null,
      done_at timestamptz,
      primary key (scope, key)
    );
    create index idempotency_record_age on idempotency_record (claimed_at);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table idempotency_record, outbox, payment_attempt, coupon_redemption, order_event,
    order_line, orders, coupon, tax_rate, zip_place`.execute(db)
}
