import { type Kysely, sql } from 'kysely'

/**
 * What each line cost us when it was sold. A trigger writes it for every line, of a new order and of an
 * order that is changed later. As in `costOfLine`, a service without a cost earns nothing.
 *
 * The sums of past days (`kept-days.ts`), and up to when the history of orders was searched for changes of
 * them. They can be deleted at any time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table line_cost (
      order_id text not null,
      line_no integer not null,
      cost_cents bigint not null check (cost_cents >= 0),
      kept_at timestamptz not null,
      primary key (order_id, line_no),
      foreign key (order_id, line_no) references order_line on delete cascade
    );
    comment on table line_cost is
      'what a unit of a line cost us when it was sold; a table of its own, so that no query of orders reads '
      'it by accident';

    create function keep_line_costs() returns trigger language plpgsql as $$
    begin
      insert into line_cost (order_id, line_no, cost_cents, kept_at)
      select order_id, line_no, cost, now()
      from (
        select
          added.order_id,
          added.line_no,
          coalesce(product_cost.cost_cents, case when added.is_service then added.unit_price_cents end)
            as cost
        from added
        left join product_cost on product_cost.product_id = added.product_id
      ) as costs
      where cost is not null;
      return null;
    end $$;
    create trigger order_line_keeps_cost
      after insert on order_line
      referencing new table as added
      for each statement
      execute function keep_line_costs();

    create table figure_day (
      zone text not null,
      day date not null,
      sums jsonb not null,
      primary key (zone, day)
    );
    create table figure_mark (searched_at timestamptz);
    insert into figure_mark values (null);`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table figure_day, figure_mark;
    drop trigger order_line_keeps_cost on order_line;
    drop function keep_line_costs;
    drop table line_cost`.execute(db)
}
