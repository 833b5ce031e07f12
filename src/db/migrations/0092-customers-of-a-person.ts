import { type Kysely, sql } from 'kysely'

/** Who looks after a customer, and the list of one person's customers in both orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer add column assigned_id bigint references account (id);
    comment on column customer.assigned_id is 'the account of the person who looks after the customer';
    create index customer_of_assignee_by_name on customer (assigned_id, lower(name), id)
      where assigned_id is not null;
    create index customer_of_assignee_by_change on customer (assigned_id, changed_at desc, id desc)
      where assigned_id is not null;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer drop column assigned_id`.execute(db)
}
