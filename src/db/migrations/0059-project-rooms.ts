import { type Kysely, sql } from 'kysely'

/** Rooms with their loads, and photos of a project. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_room (
      project_id bigint not null references project (id),
      position integer not null,
      name text not null,
      heating_btu integer not null,
      cooling_btu integer not null,
      answers jsonb not null,
      primary key (project_id, position)
    );
    comment on column project_room.answers is 'what the load of the room was computed from';

    create table project_photo (
      id bigint generated always as identity primary key,
      project_id bigint not null references project (id),
      kind text not null check (kind in ('photo', 'plate')),
      hash text not null,
      width integer not null,
      height integer not null,
      by_name text not null,
      added_at timestamptz not null
    );
    comment on column project_photo.kind is 'plate: the rating plate of a unit';
    comment on column project_photo.hash is 'names the stored file, which was encoded anew';
    create index photo_of_project on project_photo (project_id, id);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table project_photo, project_room`.execute(db)
}
