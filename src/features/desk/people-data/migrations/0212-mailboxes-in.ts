import { type Kysely, sql } from 'kysely'

/**
 * The mailboxes that a text or a JSON value names, in lower case. Their index over emails that wait and over
 * the audit log finds what names a person without reading either in full.
 *
 * A mailbox is taken as its ASCII characters around an "@", so it does not depend on the order of letters of
 * the database; a domain in other letters is cut ("ann@b" of "ann@bücher.de"), which the search allows for.
 * JSON writes a line break as "\n": that is no part of the mailbox behind it. The cost keeps PostgreSQL to
 * the index. A session keeps the plan of PL/pgSQL, which each email and each line of the log pays for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mailboxes_in(said text)
    returns text[]
    language plpgsql
    immutable
    parallel safe
    cost 10000
    as $$
      begin
        if said is null or position('@' in said) = 0 then
          return '{}';
        end if;
        return array(
          select distinct regexp_replace(taken[1], '^[._+-]+|[.-]+$', '', 'g')
          from regexp_matches(
            regexp_replace(lower(said), '\\\\(u[0-9a-f]{4}|.)', ' ', 'g'),
            '[a-z0-9._+-]*@[a-z0-9.-]*',
            'g'
          ) as taken
        );
      end
    $$`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function mailboxes_in cascade`.execute(db)
}
