import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type Authorized, inCompany } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { CustomerDraft, FieldProblem } from '../rules/customer.ts'
import { texts } from '../texts.ts'

/** Throws ApiError invalid with every problem, when there is one. */
export function refuseProblems(issues: readonly FieldProblem[]): void {
  if (issues[0]) throw new ApiError('invalid', issues[0].message, { status: 400, details: { issues } })
}

/** Another person has changed the row since it was read. */
export const changedMeanwhile = (theirs: object): ApiError =>
  new ApiError('changed', texts.changed, { status: 409, details: { theirs } })

export const tooMany = (message: string): ApiError => new ApiError('too_many', message, { status: 409 })

const MOST_DUPLICATES = 5

/** Customers with the same phone or the same mail address; none where both are empty. */
export const hasContact =
  ({ phone, email }: Pick<CustomerDraft, 'phone' | 'email'>) =>
  (eb: ExpressionBuilder<Tables, 'customer'>) =>
    eb.or([
      ...(phone === '' ? [] : [eb('phone', '=', phone)]),
      ...(email === '' ? [] : [eb('email', '=', email)]),
    ])

/** Throws ApiError duplicate with the customers who have the same phone or mail address. */
export async function refuseDuplicate(
  db: Db,
  permission: Authorized<'customers.write'>,
  { phone, email }: CustomerDraft,
): Promise<void> {
  const same = await db
    .selectFrom('customer')
    .select(['id', 'name', 'phone', 'email'])
    .where(inCompany(permission, 'company_id'))
    .where(hasContact({ phone, email }))
    .orderBy('id')
    .limit(MOST_DUPLICATES)
    .execute()
  if (same.length > 0)
    throw new ApiError('duplicate', texts.duplicate, { status: 409, details: { customers: same } })
}
