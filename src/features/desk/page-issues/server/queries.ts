import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { type Authorized, inCompany } from '#features/people/accounts/server/index.ts'
import type { Team } from '../rules/issue.ts'

type MayRead = Authorized<'issues.read'>

/** How many issues a page of the inbox has. */
export const PAGE_ISSUES = 50

interface ListQuery {
  team?: Team | undefined
  state: 'open' | 'closed'
  before?: number | undefined
}

/** The issues that a permission covers, the latest first; one more than a page. */
export const listIssues = (db: Db, permission: MayRead, { team, state, before }: ListQuery) =>
  db
    .selectFrom('page_issue')
    .selectAll()
    .where(inCompany(permission, 'page_issue.company_id'))
    .where('closed_at', state === 'open' ? 'is' : 'is not', null)
    .$if(team !== undefined, (query) => query.where('team', '=', team ?? 'sales'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE_ISSUES + 1)
    .execute()

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
