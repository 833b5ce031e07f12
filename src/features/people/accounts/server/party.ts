import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { ApiError } from '#lib/api-error.ts'
import { texts } from '../texts.ts'
import type { Authorized } from './require-permission.ts'

/** Whose order or price request it is. */
export interface Party {
  companyId: number | null
  customerId: number | null
  projectId: number | null
}

/**
 * The company of a customer and a project, which have to belong together and to the actor. A foreign id is
 * answered like an unknown one. Throws ApiError unknown_party 404, other_customer 409.
 */
export async function requireParty(
  db: Db | Transaction<Tables>,
  { onlyCompany }: Pick<Authorized<'partner-orders.place'>, 'onlyCompany'>,
  { customerID, projectID }: { customerID: number | null; projectID: number | null },
): Promise<Party> {
  const project = projectID === null ? undefined : await findProject(db, projectID)
  const customerId = customerID ?? project?.customer_id ?? null
  const customer = customerId === null ? undefined : await findCustomer(db, customerId)
  const isUnknown =
    (projectID !== null && project === undefined) || (customerId !== null && customer === undefined)
  const isForeign = [project, customer].some(
    (row) => row !== undefined && onlyCompany !== undefined && row.company_id !== onlyCompany,
  )
  if (isUnknown || isForeign) throw new ApiError('unknown_party', texts.unknownParty, { status: 404 })
  if (project && project.customer_id !== customerId)
    throw new ApiError('other_customer', texts.otherCustomer, { status: 409 })
  return { companyId: onlyCompany ?? customer?.company_id ?? null, customerId, projectId: projectID }
}

const findProject = (db: Db | Transaction<Tables>, id: number) =>
  db.selectFrom('project').select(['customer_id', 'company_id']).where('id', '=', id).executeTakeFirst()

const findCustomer = (db: Db | Transaction<Tables>, id: number) =>
  db.selectFrom('customer').select('company_id').where('id', '=', id).executeTakeFirst()
