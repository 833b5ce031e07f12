import { type Kysely, sql } from 'kysely'

/** Chats of visitors with the desk. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await conversations(db)
  await entries(db)
  await desk(db)
}

async function conversations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_conversation (
      id bigint generated always as identity primary key,
      visitor_hash bytea not null,
      state text not null check (state in ('waiting', 'open', 'closed')),
      name text not null default '',
      email text not null default '',
      phone text not null default '',
      owner_id bigint references account (id),
      owner_name text,
      shares_page boolean not null default false,
      seen_page jsonb,
      seen_cart jsonb,
      shopper_read_to bigint not null default 0,
      started_at timestamptz not null,
      changed_at timestamptz not null,
      closed_at timestamptz,
      rating smallint check (rating between 1 and 5),
      rating_text text not null default '',
      delete_on date not null,
      check (owner_id is not null or state <> 'open')
    );
    comment on column chat_conversation.visitor_hash is 'SHA-256 of the visitor''s cookie';
    comment on column chat_conversation.seen_page is 'the page that the visitor looks at, only with consent';
    create unique index chat_conversation_living on chat_conversation (visitor_hash) where state <> 'closed';
    create index chat_conversation_visitor on chat_conversation (visitor_hash, id desc);
    create index chat_conversation_desk on chat_conversation (id) where state <> 'closed';
    create index chat_conversation_email on chat_conversation (lower(email), id desc) where email <> '';
    create index chat_conversation_delete on chat_conversation (delete_on);
  `.execute(db)
}

async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_clock (
      is_only boolean primary key default true check (is_only),
      last_id bigint not null
    );
    comment on table chat_clock
      is 'the last id of an entry; its row lock gives ids in the order of commits, so no reader skips one';
    insert into chat_clock (last_id) values (0);

    create table chat_entry (
      id bigint primary key,
      conversation_id bigint not null references chat_conversation (id) on delete cascade,
      client_id text not null,
      author text not null check (author in ('shopper', 'agent', 'system')),
      account_id bigint references account (id),
      author_name text not null,
      kind text not null check (
        kind in ('text', 'card', 'file', 'taken', 'transferred', 'closed', 'call-asked', 'lead-made')
      ),
      text text not null,
      card jsonb,
      file text,
      is_internal boolean not null default false,
      written_at timestamptz not null,
      unique (conversation_id, client_id)
    );
    comment on column chat_entry.client_id
      is 'drawn by the sender''s browser: a message that is sent twice is kept once';
    create index chat_entry_conversation on chat_entry (conversation_id, id);

    create table chat_participant (
      conversation_id bigint not null references chat_conversation (id) on delete cascade,
      account_id bigint not null references account (id),
      name text not null,
      joined_at timestamptz not null,
      read_to bigint not null default 0,
      primary key (conversation_id, account_id)
    );
  `.execute(db)
}

async function desk(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_agent (
      account_id bigint primary key references account (id),
      name text not null,
      is_available boolean not null,
      capacity smallint not null check (capacity between 1 and 12),
      heard_at timestamptz not null
    );
    create table chat_reply (
      id bigint generated always as identity primary key,
      shortcut text not null,
      text text not null,
      changed_by text not null,
      changed_at timestamptz not null
    );
    create unique index chat_reply_shortcut on chat_reply (lower(shortcut));
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table chat_reply;
    drop table chat_agent;
    drop table chat_participant;
    drop table chat_entry;
    drop table chat_clock;
    drop table chat_conversation;
  `.execute(db)
}
