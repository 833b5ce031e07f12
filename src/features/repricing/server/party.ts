import type { Transaction } from 'kysely'
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

/**
 * The company of a customer and a project, which have to belong together and to the actor. A foreign id is
 * answered like an unknown one. Throws ApiError unknown_party 404, other_customer 409.
 */
export async function requireParty(
  _db: Db | Transaction<Tables>,
  { onlyCompany }: Pick<Authorized<'partner-orders.place'>, 'onlyCompany'>,
  { customerID, projectID }: { customerID: number | null; projectID: number | null },
): Promise<Party> {
  if (customerID !== null || projectID !== null)
    throw new ApiError('unknown_party', texts.unknownParty, { status: 404 })
  return { companyId: onlyCompany ?? null, customerId: null, projectId: null }
}
