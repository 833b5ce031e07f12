import { type Kysely, sql } from 'kysely'

/**
 * What a merchant's picture shows. The previous release writes none, and the default is what it took every
 * picture for: the product alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_image
      add column kind text not null default 'studio'
        check (kind in ('studio', 'installed', 'label', 'packed'));
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_image drop column kind`.execute(db)
}
