import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { needs, requireSignedIn, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { Clock } from '#lib/clock.ts'
import { todayContract, type WorkPerson } from '../contract.ts'
import { TODAY } from '../rules/access.ts'
import { isGivenHere, WORK } from '../rules/work.ts'
import { assignWork } from './assign.ts'
import { todaysWork, type WorkRow, workOfOrder } from './todays-work.ts'

interface TodayContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(todayContract).$context<TodayContext>()

export const todayHandlers = {
  list: os.list.use(needs(TODAY.read)).handler(async ({ input, context }) => {
    const { accountId } = requireSignedIn(context)
    const [{ work, next, tabs }, people] = await Promise.all([
      todaysWork(context.db, context.permission, input, context.clock.now()),
      staff(context.db),
    ])
    return { work: work.map((row) => present(row, accountId)), next, tabs, people }
  }),

  ofOrder: os.ofOrder.use(needs(TODAY.read)).handler(async ({ input, context }) => {
    const { accountId } = requireSignedIn(context)
    const orderId = typedOrderNumber(input.orderID)
    const [rows, people] = await Promise.all([
      workOfOrder(context.db, context.permission, orderId, context.clock.now()),
      staff(context.db),
    ])
    return {
      work: rows.map(({ kind, key, ...row }) => ({ kind, key, owner: ownerOf(row, accountId) })),
      people,
    }
  }),

  assign: os.assign.use(needs(TODAY.assign)).handler(async ({ input, context }) => {
    const { accountId, sessionId } = requireSignedIn(context)
    const owner = await assignWork(context.db, context.permission, {
      ...input,
      now: context.clock.now(),
      sessionId,
    })
    return { owner: owner && { ...owner, isMe: owner.id === accountId } }
  }),
}

const present = (
  { owner_id, owner, kind, key, orderID, who, phone, what, since, due }: WorkRow,
  me: number,
) => ({
  kind,
  key,
  orderID,
  href: WORK[kind].opens({ key, orderID }),
  who,
  phone,
  what,
  since: since?.toISOString() ?? null,
  due: due?.toISOString() ?? null,
  owner: ownerOf({ owner_id, owner }, me),
  isGivenHere: isGivenHere(kind),
})

const ownerOf = ({ owner_id, owner }: Pick<WorkRow, 'owner_id' | 'owner'>, me: number) =>
  owner_id === null ? null : { id: owner_id, name: owner ?? '', isMe: owner_id === me }

/** The people among whom work is shared. */
const staff = (db: Db): Promise<WorkPerson[]> =>
  db
    .selectFrom('account')
    .select(['id', 'name', 'role'])
    .where('disabled_at', 'is', null)
    .where('role', 'in', ['sales', 'operations', 'admin'])
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .$castTo<WorkPerson>()
    .execute()
