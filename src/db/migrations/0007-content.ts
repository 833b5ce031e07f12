import { type Kysely, sql } from 'kysely'

/**
 * Words that staff can edit: brochures, articles, stories, guarantee, announcement; with a revision that a
 * trigger increases.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content (
      kind text not null,
      slug text not null,
      title text not null,
      summary text not null default '',
      body jsonb not null,
      position integer not null default 0,
      updated_at timestamptz not null default now(),
      primary key (kind, slug)
    );

    create table content_revision (
      only_row boolean primary key default true check (only_row),
      revision bigint not null default 1
    );
    insert into content_revision default values;

    create function content_changed() returns trigger language plpgsql as $$
    begin
      update content_revision set revision = revision + 1;
      perform pg_notify('catalogue', '');
      return null;
    end $$;
    create trigger content_changed
      after insert or update or delete or truncate on content
      for each statement
      execute function content_changed();
    comment on trigger content_changed on content
      is 'for every kind of write: each process hears of it and drops the pages it keeps';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table content_revision, content; drop function content_changed`.execute(db)
}
