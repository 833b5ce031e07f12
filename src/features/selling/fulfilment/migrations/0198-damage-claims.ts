import { type Kysely, sql } from 'kysely'

/**
 * A damage report keeps a note on its claim, may be settled by a replacement, and is settled by the refund
 * that was asked for it when that is made. Reports whose work was done before they kept an outcome are
 * settled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table damage_report
      drop constraint damage_report_outcome_check,
      add constraint damage_report_outcome_check
        check (outcome in ('replacement', 'refund', 'return', 'nothing')),
      add column claim_note text not null default ''`.execute(db)
  await sql`alter table refund_request add column damage_id text references damage_report`.execute(db)
  await sql`
    update damage_report
    set settled_at = (
      select max(closed_at) from work_item
      where work_item.order_id = damage_report.order_id and kind = 'damage_report'
    )
    where settled_at is null and not exists (
      select from work_item
      where work_item.order_id = damage_report.order_id and kind = 'damage_report' and closed_at is null
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund_request drop column damage_id`.execute(db)
  await sql`alter table damage_report drop column claim_note`.execute(db)
}
