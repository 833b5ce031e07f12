import { type Kysely, sql } from 'kysely'

/**
 * Quotes: offers with versions that never change once they are frozen, and everything around them. New tables
 * only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await quoteTables(db)
  await sql`
    create table quote_event (
      id bigint generated always as identity primary key,
      quote_id bigint not null references quote (id),
      version integer not null,
      kind text not null,
      note text not null default '',
      actor_kind text not null check (actor_kind in ('customer', 'contractor', 'staff', 'system')),
      actor_id bigint,
      actor_name text not null default '',
      at timestamptz not null
    );
    create index event_of_quote on quote_event (quote_id, id);

    create table quote_comment (
      id bigint generated always as identity primary key,
      quote_id bigint not null references quote (id),
      author text not null check (author in ('customer', 'consultant')),
      author_id bigint,
      author_name text not null,
      text text not null,
      is_internal boolean not null default false,
      written_at timestamptz not null
    );
    comment on column quote_comment.is_internal is 'the customer does not see it';
    create index comment_of_quote on quote_comment (quote_id, id);

    create table quote_file (
      id bigint generated always as identity primary key,
      quote_id bigint not null references quote (id),
      kind text not null check (kind in ('photo', 'plate', 'document')),
      name text not null,
      hash text not null,
      type text not null,
      is_shared boolean not null default false,
      by_name text not null,
      added_at timestamptz not null,
      removed_at timestamptz
    );
    comment on column quote_file.is_shared is 'the customer sees it';
    create index file_of_quote on quote_file (quote_id, id);

    create table quote_template (
      id bigint generated always as identity primary key,
      company_id bigint references company (id),
      name text not null,
      content jsonb not null,
      revision integer not null default 1,
      made_by text not null,
      changed_at timestamptz not null,
      removed_at timestamptz
    );
    comment on column quote_template.company_id is 'null: of the store''s own sales staff';
    create index template_of_company on quote_template (company_id, lower(name));

    create table quote_acceptance (
      quote_id bigint primary key references quote (id),
      version integer not null,
      version_hash text not null,
      section_key text not null,
      lines jsonb not null,
      totals jsonb not null,
      typed_name text not null,
      network text not null,
      accepted_at timestamptz not null,
      foreign key (quote_id, version) references quote_version (quote_id, version)
    );
    comment on column quote_acceptance.network is 'the address of the network that the acceptance came from';
  `.execute(db)
}

const quoteTables = (db: Kysely<unknown>) =>
  sql`
    create table quote (
      id bigint generated always as identity primary key,
      number text not null unique check (number ~ '^QL[0-9]{6}$'),
      company_id bigint references company (id),
      customer_id bigint references customer (id),
      project_id bigint references project (id),
      lead_id bigint,
      owner_id bigint references account (id),
      owner_name text not null default '',
      source text not null
        check (source in ('portal', 'selector', 'cart', 'photo', 'chat', 'load', 'duplicate')),
      contact_name text not null default '',
      contact_phone text not null default '',
      contact_email text not null default '',
      contact_zip text not null default '',
      words tsvector not null,
      state text not null check (state in ('draft', 'in_review', 'approved', 'sent', 'viewed', 'accepted',
        'ordered', 'declined', 'expired', 'withdrawn')),
      revision integer not null default 1,
      version integer not null default 1,
      sent_version integer,
      accepted_version integer,
      is_open boolean not null default false,
      order_id text unique references orders (id),
      total_cents bigint not null default 0,
      valid_until timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      sent_at timestamptz,
      viewed_at timestamptz,
      accepted_at timestamptz,
      ended_at timestamptz,
      guest_token_hash text unique,
      reminder_at timestamptz,
      check (not is_open or sent_version is not null)
    );
    comment on column quote.owner_id is 'the consultant; null: nobody has taken it yet';
    comment on column quote.revision is 'grows with each change; a change names the one that it saw';
    comment on column quote.is_open is 'the sent version can be accepted while it is valid';
    comment on column quote.total_cents is 'of the recommended option of the latest version, for lists';
    comment on column quote.valid_until is 'of the sent version; later when staff honour it';
    comment on column quote.reminder_at is 'when the reminder before expiry was written';
    create index quote_changed on quote (changed_at desc, id desc);
    create index quote_total on quote (total_cents desc, id desc);
    create index quote_number_start on quote (number text_pattern_ops);
    create index quote_state_changed on quote (state, changed_at desc, id desc);
    create index quote_state_total on quote (state, total_cents desc, id desc);
    create index quote_company_changed on quote (company_id, changed_at desc, id desc);
    create index quote_company_total on quote (company_id, total_cents desc, id desc);
    create index quote_company_state on quote (company_id, state, changed_at desc, id desc);
    create index quote_owner_changed on quote (owner_id, changed_at desc, id desc);
    create index quote_customer on quote (customer_id, changed_at desc) where customer_id is not null;
    create index quote_words on quote using gin (words);
    create index quote_expires on quote (valid_until) where is_open;
    create index quote_of_email on quote (lower(contact_email), contact_zip) where contact_email <> '';
    create index quote_of_phone
      on quote (right(regexp_replace(contact_phone, '[^0-9]', '', 'g'), 10), contact_zip)
      where contact_phone <> '';

    create table quote_version (
      quote_id bigint not null references quote (id),
      version integer not null,
      content jsonb not null,
      totals jsonb not null,
      valid_until timestamptz not null,
      frozen_at timestamptz,
      hash text,
      author_id bigint,
      author_name text not null default '',
      made_at timestamptz not null,
      approval text not null default 'none'
        check (approval in ('none', 'waiting', 'granted', 'refused')),
      asked_by bigint,
      asked_by_name text,
      asked_at timestamptz,
      ask_note text,
      decided_by bigint,
      decided_by_name text,
      decided_at timestamptz,
      decision_note text,
      primary key (quote_id, version),
      check ((frozen_at is null) = (hash is null)),
      check (decided_by is null or decided_by is distinct from asked_by)
    );
    comment on column quote_version.hash is 'SHA-256 of number, version, content and last moment';

    create function refuse_frozen_change() returns trigger language plpgsql as $$
    begin
      raise exception 'quote_version: a frozen version never changes';
    end $$;
    create trigger quote_version_stays_frozen
      before update or delete on quote_version
      for each row when (old.frozen_at is not null) execute function refuse_frozen_change();
  `.execute(db)

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table quote_acceptance, quote_template, quote_file, quote_comment, quote_event, quote_version, quote;
    drop function refuse_frozen_change;
  `.execute(db)
}
