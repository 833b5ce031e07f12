import { sql, type Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { demoCredentials } from '#features/people/sign-in/server/first-admin.ts'
import { DEMO_CODE_SECRET, DEMO_PASSWORD } from './secrets.ts'

/** The companies of the demo. */
export const DEMO_COMPANIES = [
  {
    id: 1,
    name: 'Northside Heating & Air',
    phone: '(773) 555-0117',
    email: 'office@northside-hvac.example',
    street: '4120 N Ravenswood Ave',
    city: 'Chicago',
    state: 'IL',
    zip: '60613',
    website: 'https://northside-hvac.example',
    license: 'Illinois 055-043210',
    about:
      'Heat pumps, furnaces and boilers on the North Side. Licensed in Illinois; emergency calls at night.',
  },
  {
    id: 2,
    name: 'Lakeshore Comfort',
    phone: '(847) 555-0142',
    email: 'office@lakeshore-comfort.example',
    street: '815 Davis St',
    city: 'Evanston',
    state: 'IL',
    zip: '60201',
    website: 'https://lakeshore-comfort.example',
    license: '',
    about: 'Ductless mini splits and ventilation along the lake, from Evanston to Highland Park.',
  },
] as const

/** One person of each role, and a contractor of another company. */
export const DEMO_PEOPLE = [
  {
    id: 1,
    role: 'contractor',
    companyId: 1,
    name: 'Sam Ortiz',
    email: 'sam@northside-hvac.example',
  },
  {
    id: 2,
    role: 'contractor',
    companyId: 2,
    name: 'Lee Novak',
    email: 'lee@lakeshore-comfort.example',
  },
  { id: 3, role: 'sales', companyId: null, name: 'Dana Reyes', email: 'dana@alpine.example' },
  { id: 4, role: 'operations', companyId: null, name: 'Omar Haddad', email: 'omar@alpine.example' },
  { id: 5, role: 'admin', companyId: null, name: 'Ada Brooks', email: 'ada@alpine.example' },
] as const

/** Inserts companies and people with their fixed ids into a store without accounts, and how they sign in. */
export async function loadDemoPeople(
  trx: Transaction<Tables>,
  now: Date,
  secrets: readonly [string, ...string[]],
): Promise<void> {
  const { password_hash, totp_sealed } = await demoCredentials(secrets, {
    password: DEMO_PASSWORD,
    codeSecret: DEMO_CODE_SECRET,
  })
  for (const { id, ...company } of DEMO_COMPANIES)
    await sql`
      insert into company
        (id, name, phone, email, street, city, state, zip, website, about, license, is_listed,
          created_at)
      overriding system value
      values (${id}, ${company.name}, ${company.phone}, ${company.email}, ${company.street},
        ${company.city}, ${company.state}, ${company.zip}, ${company.website}, ${company.about},
          ${company.license}, true, ${now})
    `.execute(trx)
  for (const { id, role, companyId, name, email } of DEMO_PEOPLE)
    await sql`
      insert into account (id, company_id, role, email, name, password_hash, totp_sealed, created_at)
      overriding system value
      values (${id}, ${companyId}, ${role}, ${email}, ${name}, ${password_hash}, ${totp_sealed}, ${now})
    `.execute(trx)
  await sql`select setval(pg_get_serial_sequence('company', 'id'), max(id)) from company`.execute(trx)
  await sql`select setval(pg_get_serial_sequence('account', 'id'), max(id)) from account`.execute(trx)
}

/** The credit account of the first company, so that net terms can be tried. */
export const loadDemoCredit = (trx: Transaction<Tables>, now: Date) =>
  trx
    .insertInto('credit_account')
    .values({
      company_id: DEMO_COMPANIES[0].id,
      limit_cents: 25_000_00,
      terms_days: 30,
      status: 'open',
      note: 'Opened for the demo',
      changed_by: 'demo',
      changed_at: now,
    })
    .execute()
