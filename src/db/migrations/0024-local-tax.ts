import { type Kysely, sql } from 'kysely'

/**
 * Local rates of sales tax by zip, and what each order's rate was based on. Both are new, so the previous
 * release goes on with the averages of the states.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table local_tax_rate (
      zip text not null,
      valid_from date not null,
      place text not null,
      state_rate numeric(8, 6) not null check (state_rate >= 0),
      county_rate numeric(8, 6) not null check (county_rate >= 0),
      city_rate numeric(8, 6) not null check (city_rate >= 0),
      special_rate numeric(8, 6) not null check (special_rate >= 0),
      source text not null,
      source_date date not null,
      primary key (zip, valid_from),
      check (state_rate + county_rate + city_rate + special_rate <= 0.15)
    );
    comment on column local_tax_rate.place is 'whose rate it is, as a buyer reads it';

    create table tax_version (
      only_row boolean primary key default true check (only_row),
      version bigint not null default 1,
      local_origin text not null default 'none' check (local_origin in ('none', 'shipped', 'imported')),
      local_digest text not null default ''
    );
    comment on column tax_version.local_origin
      is 'shipped: a release may replace the local rates; imported: staff brought them, and they stay';
    insert into tax_version default values;

    create function tax_changed() returns trigger language plpgsql as $$
    begin
      update tax_version set version = version + 1;
      perform pg_notify('catalogue', '');
      return null;
    end $$;
    create trigger tax_changed
      after insert or update or delete or truncate on tax_rate
      for each statement
      execute function tax_changed();
    create trigger local_tax_changed
      after insert or update or delete or truncate on local_tax_rate
      for each statement
      execute function tax_changed();

    alter table orders add column tax_basis jsonb;
    comment on column orders.tax_basis is 'whose rate tax_rate is; null for orders of earlier releases';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders drop column tax_basis;
    drop trigger tax_changed on tax_rate;
    drop table local_tax_rate, tax_version;
    drop function tax_changed;
  `.execute(db)
}
