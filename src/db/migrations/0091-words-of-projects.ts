import { type Kysely, sql } from 'kysely'

/**
 * A customer is also found by the words of its projects. They are kept with the customer, so that a search
 * reads one table. A trigger keeps them, so the previous release may go on writing projects.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer add column project_words tsvector not null default '';
    comment on column customer.project_words
      is 'the words of its projects that are not removed; only the trigger of project writes them';

    create function live_project_words(of_customer bigint) returns tsvector language sql stable as $$
      select array_to_tsvector(coalesce(array_agg(distinct word.lexeme), '{}'))
      from project, unnest(project.words) as word
      where project.customer_id = of_customer and project.removed_at is null
    $$;

    create function keep_project_words() returns trigger language plpgsql as $$
    declare
      changed bigint := coalesce(new.customer_id, old.customer_id);
    begin
      -- Of two writers the second waits here; its next statement reads what the first one wrote.
      perform from customer where id = changed for no key update;
      update customer set project_words = live_project_words(id) where id = changed;
      return null;
    end $$;
    create trigger project_words_written
      after insert or delete on project
      for each row
      execute function keep_project_words();
    create trigger project_words_changed
      after update of words, removed_at on project
      for each row
      when (old.words is distinct from new.words or old.removed_at is distinct from new.removed_at)
      execute function keep_project_words();
  `.execute(db)
  await fillIn(db)
  // `fastupdate` is off: each search would read the whole list of pending entries until PostgreSQL empties
  // it.
  await sql`
    create index customer_all_words on customer using gin ((words || project_words)) with (fastupdate = off)
  `.execute(db)
}

/** Small steps, so that each statement ends within the time limit of a statement. */
const STEP = 5_000

async function fillIn(db: Kysely<unknown>): Promise<void> {
  const customers = db.withTables<{ customer: { id: number } }>().selectFrom('customer').select('id')
  for (let last = 0; ; ) {
    const step = await customers.where('id', '>', last).orderBy('id').limit(STEP).execute()
    const end = step.at(-1)?.id
    if (end === undefined) return
    await sql`
      update customer set project_words = live_project_words(id) where id > ${last} and id <= ${end}
    `.execute(db)
    last = end
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger project_words_written on project;
    drop trigger project_words_changed on project;
    drop function keep_project_words;
    alter table customer drop column project_words;
    drop function live_project_words;
  `.execute(db)
}
