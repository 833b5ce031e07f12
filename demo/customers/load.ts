import { sql, type Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { STAGES } from '#features/partners/customers/rules/project.ts'
import { searchWords } from '#features/partners/customers/rules/search-words.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { ENTRIES, EQUIPMENT, FIRST_NAMES, LAST_NAMES, PLACES, PROJECTS, STREETS } from './data/names.ts'

const BATCH = 1_000

/** How many customers each company of the demo has; null: customers of the store itself. */
const DEMO_COUNTS = [
  { companyId: 1, count: 28 },
  { companyId: 2, count: 14 },
  { companyId: null, count: 8 },
]

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** The customer of a number: the same each time. */
function customerAt(index: number, companyId: number | null, now: Date) {
  const name = `${pick(FIRST_NAMES, index * 7)} ${pick(LAST_NAMES, index * 11 + Math.floor(index / 20))}`
  const phone = `${pick(['312', '773', '847', '414'], index)}55501${String(index % 100).padStart(2, '0')}`
  const email = `${name.toLowerCase().replace(' ', '.')}.${index}@home.example`
  const street = `${100 + ((index * 37) % 5_800)} ${pick(STREETS, index * 3)}`
  const place = pick(PLACES, index * 5 + Math.floor(index / 8))
  const at = new Date(now.getTime() - (index + 1) * HOUR_MS)
  return {
    company_id: companyId,
    name,
    phone,
    email,
    street,
    ...place,
    words: wordsOf(searchWords([name, email, street, place.city, place.zip], phone)),
    created_at: at,
    changed_at: at,
  }
}

const wordsOf = (words: readonly string[]) => sql`array_to_tsvector(${[...words]}::text[])`

type NewCustomer = ReturnType<typeof customerAt> & { id: number }

const projectOf = (customer: NewCustomer, index: number) => ({
  customer_id: customer.id,
  company_id: customer.company_id,
  name: pick(PROJECTS, index * 3),
  stage: pick(STAGES, index),
  street: customer.street,
  city: customer.city,
  state: customer.state,
  zip: customer.zip,
  equipment: pick(EQUIPMENT, index),
  words: wordsOf(searchWords([pick(PROJECTS, index * 3), customer.name, customer.street, customer.zip])),
  created_at: customer.created_at,
  changed_at: customer.changed_at,
})

/** Inserts customers with one project each, in batches. */
export async function insertCustomers(
  trx: Transaction<Tables>,
  { companyId, count, from, now }: { companyId: number | null; count: number; from: number; now: Date },
): Promise<NewCustomer[]> {
  const all: NewCustomer[] = []
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) =>
      customerAt(from + first + index, companyId, now),
    )
    const ids = await trx.insertInto('customer').values(rows).returning('id').execute()
    const made = rows.map((row, index) => ({ ...row, id: ids[index]!.id }))
    await trx
      .insertInto('project')
      .values(made.map((row, index) => projectOf(row, from + first + index)))
      .execute()
    all.push(...made)
  }
  return all
}

/** Customers, projects and a little history for the companies of the demo, in a store without customers. */
export async function loadDemoCustomers(trx: Transaction<Tables>, now: Date): Promise<void> {
  let from = 0
  for (const { companyId, count } of DEMO_COUNTS) {
    const made = await insertCustomers(trx, { companyId, count, from, now })
    from += count
    await trx
      .insertInto('timeline_entry')
      .values(
        made.map(({ id, changed_at: at }, index) => {
          const [kind, text] = pick(ENTRIES, index)
          return { customer_id: id, kind, text, actor_name: companyId === null ? 'Dana Reyes' : '', at }
        }),
      )
      .execute()
  }
}
