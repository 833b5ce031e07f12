import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import type { Authorized } from '#features/accounts/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import { texts } from '../texts.ts'

/** Whose order or price request it is. */
export interface Party {
  companyId: number | null
  customerId: number | null
  projectId: number | null
}

interface PartyRow {
  customer_id: number | null
  company_id: number | null
  project_id: number | null
}

export const customerRow = (customerId: number) => sql<PartyRow>`
    select id as customer_id, company_id, null::bigint as project_id
    from customer
    where id = ${customerId}`

export const projectRow = (projectId: number) => sql<PartyRow>`
    select customer_id, company_id, id as project_id
    from project
    where id = ${projectId}`

/**
 * The company of a customer and a project, which have to belong together and to the actor. A foreign id is
 * answered like an unknown one. Throws ApiError unknown_party 404, other_customer 409.
 */
export async function requireParty(
  db: Db | Transaction<Tables>,
  { onlyCompany }: Pick<Authorized<'partner-orders.place'>, 'onlyCompany'>,
  { customerID, projectID }: { customerID: number | null; projectID: number | null },
): Promise<Party> {
  const [customer, project] = await Promise.all([
    customerID === null ? undefined : customerRow(customerID).execute(db),
    projectID === null ? undefined : projectRow(projectID).execute(db),
  ])
  const rows = [customer, project].filter((found) => found !== undefined).map((found) => found.rows[0])
  for (const row of rows)
    if (row === undefined || (onlyCompany !== undefined && row.company_id !== onlyCompany))
      throw new ApiError('unknown_party', texts.unknownParty, { status: 404 })
  const owner = project?.rows[0]
  if (owner && customerID !== null && owner.customer_id !== customerID)
    throw new ApiError('other_customer', texts.otherCustomer, { status: 409 })
  return {
    companyId: onlyCompany ?? rows[0]?.company_id ?? null,
    customerId: customerID ?? owner?.customer_id ?? null,
    projectId: projectID,
  }
}
