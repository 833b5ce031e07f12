import { type Kysely, sql } from 'kysely'

/**
 * Which charge or refund of ours a line of a payout is. Each is one line's alone. The previous release knows
 * the findings of a line, so a line whose charge or refund is another line's already stays `unknown`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payout_line
      add column movement_id text references money_movement (id),
      add column twin_payout_id bigint references payout (id) on delete set null;
    create unique index payout_line_movement on payout_line (movement_id) where movement_id is not null;
    create index payout_line_twin on payout_line (twin_payout_id) where twin_payout_id is not null;
    create index payout_line_unmatched on payout_line (payout_id)
      where movement_id is null and kind in ('charge', 'refund');
    comment on column payout_line.movement_id is 'the charge or refund of ours that it is';
    comment on column payout_line.twin_payout_id
      is 'the payout with the line that has its charge or refund: it stands twice in reports'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payout_line drop column movement_id, drop column twin_payout_id`.execute(db)
}
