import { type Kysely, sql } from 'kysely'

/**
 * What staff write before it is published, and every text that was published. The table `content` stays what
 * the store shows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_draft (
      kind text not null,
      slug text not null,
      revision integer not null default 0,
      fields jsonb,
      changed_by text not null,
      changed_at timestamptz not null,
      primary key (kind, slug)
    );
    comment on column content_draft.revision
      is 'grows with every save, publication and discarded draft; a save names the one that its author saw';
    comment on column content_draft.fields
      is 'what was typed, by the name of the field; null: there is no draft';

    create table content_version (
      kind text not null,
      slug text not null,
      number integer not null,
      title text not null,
      summary text not null,
      body jsonb not null,
      published_by text,
      published_at timestamptz not null,
      primary key (kind, slug, number)
    );
    comment on column content_version.published_by is 'null: it came with the store';

    create function content_version_is_final() returns trigger language plpgsql as $$
    begin
      raise exception 'a published version of content does not change';
    end $$;
    create trigger content_version_is_final
      before update or delete on content_version
      for each row
      execute function content_version_is_final();
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table content_version, content_draft;
    drop function content_version_is_final
  `.execute(db)
}
