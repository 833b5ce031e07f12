import { type Kysely, sql } from 'kysely'

/**
 * What may happen to an order after it has left: returns, damage, a rest that is called off; and counts
 * that all processes share.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_line
      add column called_off integer not null default 0 check (called_off >= 0),
      add column returned integer not null default 0 check (returned >= 0),
      add constraint order_line_held check (called_off + returned <= quantity);
    comment on column order_line.called_off is 'units that never shipped and will not';
    comment on column order_line.returned is 'units that came back, to stock or written off';

    create table goods_return (
      rma text primary key,
      order_id text not null references orders,
      state text not null check (state in ('asked', 'approved', 'refused', 'received')),
      why text not null,
      note text not null default '',
      decision text not null default '',
      actor text not null,
      asked_at timestamptz not null,
      decided_at timestamptz,
      received_at timestamptz
    );
    create unique index goods_return_open on goods_return (order_id) where state in ('asked', 'approved');
    create index goods_return_order on goods_return (order_id, asked_at);
    create table goods_return_line (
      rma text not null references goods_return on delete cascade,
      line_no integer not null,
      quantity integer not null check (quantity > 0),
      written_off integer not null default 0 check (written_off between 0 and quantity),
      primary key (rma, line_no)
    );

    create table damage_report (
      id text primary key,
      order_id text not null references orders,
      note text not null,
      was_noted boolean not null,
      actor text not null,
      reported_at timestamptz not null
    );
    create index damage_report_order on damage_report (order_id, reported_at);
    comment on column damage_report.was_noted is 'the damage was written on the delivery receipt';
    create table damage_photo (
      report_id text not null references damage_report on delete cascade,
      position integer not null,
      hash text not null,
      width integer not null,
      height integer not null,
      bytes integer not null,
      primary key (report_id, position)
    );
    comment on column damage_photo.hash is 'of the stored copy, which is damage-photos/<hash>.jpg';

    alter table work_item drop constraint work_item_kind_check;
    alter table work_item
      add constraint work_item_kind_check
      check (kind in ('cancel_request', 'return_request', 'payment_difference', 'damage_report',
        'payment_returned', 'dispute'));

    create table use_count (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    comment on table use_count
      is 'how often something was done lately, e.g. wrong guesses at an order; the columns are '
      'rate-limiter-flexible’s';
    create index use_count_expire on use_count (expire);

    create index outbox_sent on outbox (sent_at) where sent_at is not null and payload <> '{}';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index outbox_sent;
    drop table use_count, damage_photo, damage_report, goods_return_line, goods_return;
    delete from work_item where kind = 'damage_report';
    alter table work_item drop constraint work_item_kind_check;
    alter table work_item
      add constraint work_item_kind_check
      check (kind in ('cancel_request', 'return_request', 'payment_difference', 'payment_returned',
        'dispute'));
    alter table order_line drop constraint order_line_held,
      drop column called_off,
      drop column returned`.execute(db)
}
