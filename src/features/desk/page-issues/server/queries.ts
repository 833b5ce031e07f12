import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type Authorized, inCompany } from '#features/people/accounts/server/index.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { ISSUE_LIST } from '../rules/issue.ts'

type MayRead = Authorized<'issues.read'>

/** How many issues a page of the inbox has. */
const PAGE_ISSUES = 50

/** A page of the issues that a permission covers, the latest first. Throws ApiError invalid. */
export async function listIssues(
  db: Db,
  permission: MayRead,
  { team, state, after }: Asked<typeof ISSUE_LIST>,
) {
  const { order, isAfter } = placeIn({ id: 'id', direction: 'desc' }, after)
  const rows = await db
    .selectFrom('page_issue')
    .selectAll()
    .where(inCompany(permission, 'page_issue.company_id'))
    .where('closed_at', state === 'open' ? 'is' : 'is not', null)
    .$if(team !== undefined, (query) => query.where('team', '=', team ?? 'sales'))
    .where(isAfter)
    .orderBy(order)
    .limit(PAGE_ISSUES + 1)
    .execute()
  return pageOf(rows, PAGE_ISSUES)
}

export const findIssue = (db: Db, permission: MayRead, id: number) =>
  db
    .selectFrom('page_issue')
    .selectAll()
    .where('id', '=', id)
    .where(inCompany(permission, 'page_issue.company_id'))
    .executeTakeFirst()

export const notesOf = (db: Db, id: number) =>
  db
    .selectFrom('page_issue_note')
    .select(['author_name', 'text', 'written_at'])
    .where('issue_id', '=', id)
    .orderBy('id')
    .execute()

/** An issue, locked until the transaction ends. */
export const lockIssue = (trx: Transaction<Tables>, permission: Authorized<'issues.work'>, id: number) =>
  trx
    .selectFrom('page_issue')
    .selectAll()
    .where('id', '=', id)
    .where(inCompany(permission, 'page_issue.company_id'))
    .forUpdate()
    .executeTakeFirst()
