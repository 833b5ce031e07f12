import { join } from 'node:path'
import pg from 'pg'
import { keptSecret } from '#lib/start/kept-secret.ts'

/** PostgreSQL's superuser: it makes the database and the role of the store, and nothing else uses it. */
export const ADMIN = 'alpine'
/** The role of the store owns the database and has no other right. */
export const STORE = 'alpine_store'
export const DATABASE = 'alpine'

/** The only password of folders that a release before December 2026 has made. */
const FORMER_PASSWORD = 'loopback-only'

export interface Passwords {
  admin: string
  store: string
}

/** The passwords of the two roles: random, made once, in files of DATA_DIR that its owner alone may read. */
export const keptPasswords = (dataDir: string): Passwords => ({
  admin: keptSecret(join(dataDir, 'database-admin-password')),
  store: keptSecret(join(dataDir, 'database-password')),
})

interface Address {
  /** a folder with the server's socket, or a host name */
  host: string
  port: number
}

/**
 * Makes sure that the database exists and belongs to the role of the store, which is no superuser. A folder
 * of an earlier release, whose store was the superuser, is converted in one transaction.
 */
export async function prepareRoles(
  address: Address,
  passwords: Passwords,
  { mayCreateDatabases = false } = {},
): Promise<void> {
  const admin = await connectAsAdmin(address, passwords.admin)
  try {
    const { rows: databases } = await admin.query<{ owner: string }>(
      'select datdba::regrole::text as owner from pg_database where datname = $1',
      [DATABASE],
    )
    await admin.query(storeRole(passwords.store, mayCreateDatabases))
    if (databases.length === 0) await admin.query(`create database ${DATABASE} owner ${STORE}`)
    else if (databases[0]?.owner !== STORE) await giveToStore(address, passwords.admin)
  } finally {
    await admin.end()
  }
}

async function connectAsAdmin(address: Address, password: string): Promise<pg.Client> {
  try {
    return await open(address, password)
  } catch (error) {
    if (!isWrongPassword(error)) throw error
  }
  const admin = await open(address, FORMER_PASSWORD)
  await admin.query(`alter role ${ADMIN} password ${pg.escapeLiteral(password)}`)
  return admin
}

async function open({ host, port }: Address, password: string, database = 'postgres'): Promise<pg.Client> {
  const client = new pg.Client({ host, port, user: ADMIN, password, database })
  await client.connect()
  return client
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '28P01'

const storeRole = (password: string, mayCreateDatabases: boolean): string => `
  do $$
  begin
    if to_regrole('${STORE}') is null then
      create role ${STORE};
    end if;
    alter role ${STORE}
      login nosuperuser nocreaterole noreplication nobypassrls
      ${mayCreateDatabases ? 'createdb' : 'nocreatedb'}
      password ${pg.escapeLiteral(password)};
  end
  $$
`

/** Each object of the database that is no part of PostgreSQL or of another object. */
const OWNED_BY_ADMIN = `
  with of_us as (
    select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), part as (
    select classid, objid from pg_depend where deptype in ('a', 'i', 'e') and refobjsubid >= 0
      and refclassid in ('pg_class'::regclass, 'pg_extension'::regclass, 'pg_type'::regclass)
  )
  select format('alter schema %I owner to ${STORE}', nspname) as statement
  from pg_namespace
  where oid in (select oid from of_us) and nspowner = '${ADMIN}'::regrole
  union all
  select format(
    'alter %s %s owner to ${STORE}',
    case relkind
      when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table'
    end,
    oid::regclass
  )
  from pg_class
  where relnamespace in (select oid from of_us) and relowner = '${ADMIN}'::regrole
    and relkind in ('r', 'p', 'v', 'm', 'S')
    and (relkind <> 'S' or ('pg_class'::regclass, oid) not in (select classid, objid from part))
  union all
  select format('alter routine %s owner to ${STORE}', oid::regprocedure)
  from pg_proc
  where pronamespace in (select oid from of_us) and proowner = '${ADMIN}'::regrole
    and ('pg_proc'::regclass, oid) not in (select classid, objid from part)
  union all
  select format('alter type %s owner to ${STORE}', oid::regtype)
  from pg_type
  where typnamespace in (select oid from of_us) and typowner = '${ADMIN}'::regrole
    and typtype in ('d', 'e', 'r')
    and ('pg_type'::regclass, oid) not in (select classid, objid from part)
`

async function giveToStore(address: Address, password: string): Promise<void> {
  const admin = await open(address, password, DATABASE)
  try {
    await admin.query('begin')
    const { rows } = await admin.query<{ statement: string }>(OWNED_BY_ADMIN)
    for (const { statement } of rows) await admin.query(statement)
    await admin.query(`alter database ${DATABASE} owner to ${STORE}`)
    await admin.query('commit')
  } finally {
    await admin.end()
  }
}
