import { type QueryExecutorProvider, sql } from 'kysely'

const PAINTS = sql`(values
  ('Corvane', 'graphite'), ('Oakhollow', 'almond'), ('Hearthmoor', 'white'), ('Tamarin Air', 'white'),
  ('Clearlune', 'white')) as paint (brand, finish)`

/**
 * The paint of a cabinet is an option of its drawing. The release before knew it by these brands of the demo,
 * so the drawings that have them say it now.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update product
    set drawing = jsonb_set(drawing, '{options,finish}', to_jsonb(paint.finish))
    from ${PAINTS}
    where drawing -> 'options' ->> 'brand' = paint.brand`.execute(db)
  await sql`
    update product
    set drawing = jsonb_set(drawing, '{parts}', (
      select jsonb_agg(
        case
          when paint.finish is null then part
          else jsonb_set(part, '{options,finish}', to_jsonb(paint.finish))
        end
        order by place
      )
      from jsonb_array_elements(drawing -> 'parts') with ordinality as each (part, place)
      left join ${PAINTS} on paint.brand = part -> 'options' ->> 'brand'
    ))
    where jsonb_array_length(case when jsonb_typeof(drawing -> 'parts') = 'array'
      then drawing -> 'parts' else '[]' end) > 0`.execute(db)
}

/** The release before does not look at the option. */
export async function down(): Promise<void> {}
