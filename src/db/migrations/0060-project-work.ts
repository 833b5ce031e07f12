import { type Kysely, sql } from 'kysely'

/** Who works on a project, deletion that can be taken back, and calls that were promised. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table project
      add column assigned_id bigint references account (id),
      add column removed_at timestamptz;
    comment on column project.removed_at is 'hidden since then; carts and orders of the project stay';
    create index project_of_assignee on project (assigned_id, changed_at desc, id desc)
      where assigned_id is not null;

    alter table timeline_entry
      add column call_on date,
      add column called_at timestamptz;
    comment on column timeline_entry.call_on is 'the day for which a call was promised';
    create index timeline_promised on timeline_entry (call_on, id)
      where call_on is not null and called_at is null;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table timeline_entry drop column call_on, drop column called_at;
    alter table project drop column assigned_id, drop column removed_at;
  `.execute(db)
}
