import { type Kysely, sql } from 'kysely'

/**
 * Who holds stock without having paid, orders that wait for a person, and events that concern security.
 * Every column may be empty, so the previous release goes on writing orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column placed_from text,
      add column browser_key text,
      add column review text check (review in ('waiting', 'approved'));
    comment on column orders.placed_from is 'keyed digest of the network that placed the order';
    comment on column orders.browser_key is 'the first order of the same browser';
    comment on column orders.review
      is 'a large order by check: nothing is reserved until a person has approved it';
    create index orders_pending_browser on orders (browser_key, created_at) where state = 'pending';
    create index orders_review on orders (created_at) where review = 'waiting';

    create table security_event (
      id bigint generated always as identity primary key,
      kind text not null,
      happened_at timestamptz not null,
      who text,
      order_id text
    );
    comment on table security_event is 'attacks and limits that were reached; rows are never changed';
    comment on column security_event.who is 'keyed digest of a network, a mailbox or a card';
    create index security_event_time on security_event (happened_at);

    create function security_event_stays() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.happened_at < now() - interval '90 days' then
        return old;
      end if;
      raise exception 'security_event is insert-only; rows may be deleted after 90 days';
    end $$;
    create trigger security_event_stays
      before update or delete on security_event
      for each row execute function security_event_stays();
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table security_event;
    drop function security_event_stays;
    alter table orders
      drop column placed_from,
      drop column browser_key,
      drop column review;
  `.execute(db)
}
