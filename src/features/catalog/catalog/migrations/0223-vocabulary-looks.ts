import { type Kysely, sql } from 'kysely'

/**
 * What else the store knows its goods by: a picture of a type, its common sizes and the figures that shoppers
 * say it by; and the places of drawings that lead to a category. Null is what the release has, so a row of an
 * earlier release, and its history, mean what they meant.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table goods_type
      add column picture text,
      add column common_sizes jsonb,
      add column said_figures text[],
      add column suggest_order integer;
    alter table category
      add column scene_places text[];
    comment on column goods_type.picture is 'a path of the store: the picture of products without one';
    comment on column goods_type.common_sizes is 'rows of { attribute, values }, the most sold value first';
    comment on column goods_type.said_figures is 'keys of attributes that shoppers choose by, in order';
    comment on column category.scene_places is 'the parts of the drawn house and line-up that lead to it';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table goods_type
      drop column picture,
      drop column common_sizes,
      drop column said_figures,
      drop column suggest_order;
    alter table category
      drop column scene_places;
  `.execute(db)
}
