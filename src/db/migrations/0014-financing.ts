import { type Kysely, sql } from 'kysely'

/**
 * Lenders: applications that are decided later, what a shipment is captured with, and when an authorization
 * ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table wallet_approval
      add column next_check_at timestamptz,
      add column checks integer not null default 0;
    create index wallet_approval_due on wallet_approval (next_check_at) where next_check_at is not null;
    comment on column wallet_approval.next_check_at
      is 'when the lender is asked how far an application has come; null when there is nothing to ask';

    alter table money_movement add column carrier text, add column tracking text;
    comment on column money_movement.tracking is 'what left with this capture: lenders want to know';

    alter table payment_attempt add column authorized_until timestamptz;
    comment on column payment_attempt.authorized_until
      is 'where the provider says when its authorization ends';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index wallet_approval_due;
    alter table wallet_approval drop column next_check_at, drop column checks;
    alter table money_movement drop column carrier, drop column tracking;
    alter table payment_attempt drop column authorized_until;
  `.execute(db)
}
