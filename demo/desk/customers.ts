import type { Db } from '#db/connect.ts'
import type { Stage } from '#features/partners/customers/rules/project.ts'
import type { DemoPerson } from './calls.ts'

/** Which of the demo's projects: the `nth` of the person's company in this stage, from 0. */
export interface Whose {
  stage: Stage
  nth: number
}

export interface Home {
  customerID: number
  projectID: number
  name: string
  phone: string
  email: string
  street: string
  city: string
  state: string
  zip: string
}

/** The customer and the project that a person of the demo sells to; undefined when there is none. */
export function homeOf(db: Db, { companyId }: DemoPerson, { stage, nth }: Whose): Promise<Home | undefined> {
  return db
    .selectFrom('project')
    .innerJoin('customer', 'customer.id', 'project.customer_id')
    .select(['customer.id as customerID', 'project.id as projectID', 'customer.name', 'customer.phone'])
    .select(['customer.email', 'customer.street', 'customer.city', 'customer.state', 'customer.zip'])
    .where('project.company_id', companyId === null ? 'is' : '=', companyId)
    .where('project.stage', '=', stage)
    .orderBy('project.id')
    .offset(nth)
    .limit(1)
    .executeTakeFirst()
}

/** The products of the demo by their SKU. */
export async function productsBySku(
  db: Db,
  skus: readonly string[],
): Promise<ReadonlyMap<string, { id: string; price: number }>> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_price', 'product_price.product_id', 'product.id')
    .select(['sku', 'product.id', 'price_cents'])
    .where('sku', 'in', [...skus])
    .where('withdrawn_at', 'is', null)
    .where('valid_to', 'is', null)
    .execute()
  return new Map(rows.map(({ sku, id, price_cents }) => [sku, { id, price: price_cents / 100 }]))
}
