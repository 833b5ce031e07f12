import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type Authorized, inCompany } from '#features/people/accounts/server/index.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { CART_LIST } from '../rules/save-cart.ts'

type MayRead = Authorized<'carts.read'>
type MayWrite = Authorized<'carts.write'>

const COLUMNS = ['id', 'company_id', 'project_id', 'name', 'products', 'saved_by_name', 'saved_at'] as const

const PAGE = 50

type ListQuery = Asked<typeof CART_LIST>

/** A page of the carts that a permission covers, the latest first. */
export async function listCarts(db: Db, permission: MayRead, { projectID, search, after }: ListQuery) {
  const { order, isAfter } = placeIn({ id: 'id', direction: 'desc' }, after)
  const rows = await db
    .selectFrom('saved_cart')
    .select(COLUMNS)
    .where('removed_at', 'is', null)
    .where(inCompany(permission, 'saved_cart.company_id'))
    .$if(projectID !== undefined, (query) => query.where('project_id', '=', projectID ?? 0))
    .$if(search !== '', (query) => query.where('name', 'ilike', `%${escapeLike(search)}%`))
    .where(isAfter)
    .orderBy(order)
    .limit(PAGE + 1)
    .execute()
  return pageOf(rows, PAGE)
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** A cart that a permission covers; also one that was removed when `removed` is true. */
export const findCart = (db: Db, permission: MayRead, id: number) =>
  db
    .selectFrom('saved_cart')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where(inCompany(permission, 'saved_cart.company_id'))
    .executeTakeFirst()

/** A cart that a permission covers, locked until the transaction ends. */
export const lockCart = (trx: Transaction<Tables>, permission: MayWrite, id: number) =>
  trx
    .selectFrom('saved_cart')
    .select([...COLUMNS, 'removed_at'])
    .where('id', '=', id)
    .where(inCompany(permission, 'saved_cart.company_id'))
    .forUpdate()
    .executeTakeFirst()

/** Those of the carts that a permission covers and that are removed, or not; locked, in the order of ids. */
export const lockCarts = (
  trx: Transaction<Tables>,
  permission: MayWrite,
  ids: readonly number[],
  areRemoved: boolean,
) =>
  trx
    .selectFrom('saved_cart')
    .select(['id', 'name', 'company_id'])
    .where('id', 'in', ids)
    .where('removed_at', areRemoved ? 'is not' : 'is', null)
    .where(inCompany(permission, 'saved_cart.company_id'))
    .orderBy('id')
    .forUpdate()
    .execute()
