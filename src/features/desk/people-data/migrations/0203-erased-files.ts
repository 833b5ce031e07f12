import { type Kysely, sql } from 'kysely'

/**
 * Files of erased rows that are still to be removed. Rows go first, so a process that dies leaves no row
 * without its file. `request_id` is a row of person_request, which a later migration makes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erased_file (
      id bigint generated always as identity primary key,
      request_id bigint not null,
      of_table text not null,
      named jsonb not null
    );
    comment on column erased_file.named is 'what its row named it by';
    create index erased_file_of_request on erased_file (request_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table erased_file`.execute(db)
}
