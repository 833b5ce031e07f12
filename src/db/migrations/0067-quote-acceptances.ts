import { type Kysely, sql } from 'kysely'

/**
 * Keeps the sentence that a customer agreed to. When an order ends unpaid, its quote is free for another
 * order, in the same transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quote_acceptance add column consent text not null default '';
    comment on column quote_acceptance.consent is 'the sentence that the customer agreed to';

    create function free_quote_of_order() returns trigger language plpgsql as $$
    declare
      freed record;
    begin
      update quote
      set order_id = null, state = 'accepted', revision = revision + 1
      where order_id = new.id and state = 'ordered'
      returning id, accepted_version into freed;
      if found then
        insert into quote_event (quote_id, version, kind, actor_kind, actor_name, at)
        values (freed.id, freed.accepted_version, 'order-ended', 'system', '', now());
      end if;
      return null;
    end $$;
    create trigger order_frees_quote
      after update of state on orders
      for each row
      when (old.state in ('pending', 'awaiting_funds') and new.state = 'cancelled')
      execute function free_quote_of_order();
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger order_frees_quote on orders;
    drop function free_quote_of_order;
    alter table quote_acceptance drop column consent;
  `.execute(db)
}
