import { type Kysely, sql } from 'kysely'

/** Categories, attributes, products with price, stock, relations, matched systems and reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table category (
      id integer primary key,
      parent_id integer references category,
      slug text not null unique,
      name text not null,
      description text not null default '',
      seo_title text not null default '',
      seo_description text not null default '',
      video_url text,
      image text,
      is_high_value boolean not null default false,
      in_menu boolean not null default true,
      position integer not null default 0
    );
    create index category_parent on category (parent_id, position);

    create table attribute (
      id integer primary key,
      key text not null unique,
      name text not null,
      unit text not null default '',
      kind text not null check (kind in ('list', 'number', 'yesno')),
      filter_group text not null default '',
      filterable boolean not null default false,
      help text not null default '',
      position integer not null default 0
    );

    create table product (
      id text primary key check (id ~ '^[0-9]{9}$'),
      sku text not null unique,
      name text not null,
      slug text not null,
      brand text not null,
      series text not null default '',
      type text not null,
      template text not null default 'single' check (template in ('single', 'series', 'system', 'service')),
      category_id integer not null references category,
      summary text not null default '',
      description text not null default '',
      attributes jsonb not null default '{}',
      dimensions jsonb,
      drawing jsonb,
      weight_lb numeric(9, 2) not null default 0,
      freight jsonb not null default '{}',
      included jsonb not null default '[]',
      ships_free boolean not null default false,
      pays_shipping boolean not null default false,
      is_service boolean not null default false,
      installation_service_ids text[] not null default '{}',
      rating_average numeric(3, 2),
      rating_count integer not null default 0,
      withdrawn_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index product_category on product (category_id);
    create index product_type on product (type);

    create table product_price (
      product_id text not null references product on delete cascade,
      price_cents bigint not null check (price_cents >= 0),
      list_price_cents bigint check (list_price_cents >= 0),
      valid_from timestamptz not null default now(),
      valid_to timestamptz,
      primary key (product_id, valid_from)
    );
    create unique index product_price_current on product_price (product_id) where valid_to is null;

    create table stock (
      product_id text primary key references product on delete cascade,
      opening integer not null default 0,
      available integer not null default 0,
      reserved integer not null default 0 check (reserved >= 0),
      sold integer not null default 0 check (sold >= 0),
      written_off integer not null default 0 check (written_off >= 0),
      back_order boolean not null default false,
      restock_on date,
      check (back_order or available >= 0),
      check (opening = available + reserved + sold + written_off)
    );

    create table product_document (
      product_id text not null references product on delete cascade,
      position integer not null,
      kind text not null,
      title text not null,
      url text not null,
      primary key (product_id, position)
    );

    create table product_relation (
      product_id text not null references product on delete cascade,
      kind text not null
        check (kind in ('accessory', 'required', 'included', 'compatible', 'also_consider', 'wifi_adapter')),
      related_id text not null references product on delete cascade,
      position integer not null default 0,
      quantity integer not null default 1 check (quantity > 0),
      page integer check (page between 1 and 5),
      reason text not null default '',
      primary key (product_id, kind, related_id)
    );
    create index product_relation_related on product_relation (related_id);

    create table matched_system (
      product_id text primary key references product on delete cascade,
      outdoor_id text references product,
      indoor_id text references product,
      furnace_id text references product,
      outdoor_model text not null default '',
      indoor_model text not null default '',
      furnace_model text not null default '',
      reference_number text,
      seer2 numeric(5, 2),
      eer2 numeric(5, 2),
      hspf2 numeric(5, 2),
      afue numeric(5, 2),
      cooling_btu integer,
      heating_btu integer,
      rating_source text not null
    );
    create index matched_system_outdoor on matched_system (outdoor_id);
    create index matched_system_indoor on matched_system (indoor_id);
    create index matched_system_furnace on matched_system (furnace_id);

    create table review (
      id bigint generated always as identity primary key,
      product_id text not null references product on delete cascade,
      rating smallint not null check (rating between 1 and 5),
      title text not null,
      body text not null,
      author text not null,
      place text not null default '',
      verified boolean not null default false,
      written_on date not null,
      approved boolean not null default true
    );
    create index review_product on review (product_id, written_on desc);

    create table catalogue_version (
      only_row boolean primary key default true check (only_row),
      version bigint not null default 1,
      changed_at timestamptz not null default now()
    );
    insert into catalogue_version default values;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table catalogue_version, review, matched_system, product_relation, product_document,
    stock, product_price, product, attribute, category`.execute(db)
}
