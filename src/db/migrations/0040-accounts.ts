import { type Kysely, sql } from 'kysely'

/** Companies, accounts, sessions, credentials and the audit log. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await people(db)
  await credentials(db)
  await auditLog(db)
}

async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company (
      id bigint generated always as identity primary key,
      name text not null,
      phone text not null default '',
      email text not null default '',
      street text not null default '',
      city text not null default '',
      state text not null default '',
      zip text not null default '',
      version integer not null default 1,
      created_at timestamptz not null,
      disabled_at timestamptz
    );

    create table account (
      id bigint generated always as identity primary key,
      company_id bigint references company (id),
      role text not null check (role in ('contractor', 'sales', 'operations', 'admin')),
      email text not null check (email = lower(email)),
      name text not null,
      password_hash text,
      totp_sealed text,
      totp_last_step bigint,
      rights_version integer not null default 1,
      created_at timestamptz not null,
      disabled_at timestamptz,
      check ((role = 'contractor') = (company_id is not null))
    );
    comment on column account.totp_sealed is 'the secret of the one-time codes, encrypted by the store';
    comment on column account.totp_last_step is 'the step of the last accepted code: a code works once';
    comment on column account.rights_version is 'raised when role or company changes: older sessions end';
    create unique index account_email on account (email);
    create index account_company on account (company_id);

    create table session (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id),
      token_hash bytea not null unique,
      rights_version integer not null,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null,
      stepped_up_at timestamptz,
      ended_at timestamptz,
      device text not null default '',
      network text not null default ''
    );
    comment on column session.token_hash is 'sha-256 of the token in the cookie, which is kept nowhere';
    create index session_account on session (account_id) where ended_at is null;
  `.execute(db)
}

async function credentials(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey (
      id text primary key,
      account_id bigint not null references account (id),
      public_key bytea not null,
      counter bigint not null,
      transports jsonb not null default '[]',
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index passkey_account on passkey (account_id);

    create table recovery_code (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id),
      code_hash bytea not null,
      used_at timestamptz
    );
    create index recovery_code_account on recovery_code (account_id);

    create table account_link (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id),
      kind text not null check (kind in ('invitation', 'reset')),
      token_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    comment on table account_link is 'links from mails, or printed for the first admin; each works once';
    create index account_link_account on account_link (account_id);

    create table sign_in_step (
      id bigint generated always as identity primary key,
      token_hash bytea not null unique,
      kind text not null
        check (kind in ('second-factor', 'passkey-sign-in', 'passkey-new', 'step-up', 'reset')),
      account_id bigint references account (id),
      session_id bigint references session (id),
      challenge text,
      expires_at timestamptz not null
    );
    comment on table sign_in_step
      is 'what the store waits for between two requests of a sign-in; a row is deleted when it is used';
  `.execute(db)
}

async function auditLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_chain (
      chain text primary key,
      length bigint not null,
      hash bytea not null
    );
    comment on table audit_chain
      is 'the last row of each chain; its lock puts the writers of one chain in order';

    create table audit_event (
      id bigint generated always as identity primary key,
      chain text not null,
      position bigint not null,
      at timestamptz not null,
      actor_kind text not null,
      actor_id bigint,
      actor_role text,
      actor_name text not null,
      company_id bigint,
      session_id bigint,
      action text not null,
      entity text not null,
      entity_id text not null,
      before jsonb,
      after jsonb,
      reason text,
      previous_hash bytea not null,
      hash bytea not null,
      unique (chain, position)
    );
    create index audit_event_company on audit_event (company_id, id desc);
    create index audit_event_entity on audit_event (entity, entity_id, id desc);
    create index audit_event_actor on audit_event (actor_id, id desc);

    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_event: rows are inserted and never changed';
    end $$;
    create trigger audit_event_is_insert_only
      before update or delete on audit_event
      for each row execute function refuse_audit_change();
    create trigger audit_event_is_not_emptied
      before truncate on audit_event
      for each statement execute function refuse_audit_change();

    create table audit_check (
      id bigint generated always as identity primary key,
      checked_at timestamptz not null,
      events bigint not null,
      broken jsonb not null
    );
    comment on column audit_check.broken
      is 'the first wrong row of each chain that does not verify; empty: all is well';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table audit_check;
    drop table audit_event;
    drop function refuse_audit_change;
    drop table audit_chain;
    drop table sign_in_step;
    drop table account_link;
    drop table recovery_code;
    drop table passkey;
    drop table session;
    drop table account;
    drop table company;
  `.execute(db)
}
