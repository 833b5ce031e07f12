import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { lockCreditAccount } from '#features/selling/net-terms/server/index.ts'
import {
  askCertificate,
  findOrder,
  findOrderLines,
  lockOrderFor,
  type OrderRow,
  rewriteOrder,
} from '#features/selling/orders/server/index.ts'
import type { PricingContext } from '#features/selling/pricing/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { EditRecord, OrderEdit } from '../../rules/order-edit.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'
import { type GivenBack, giveBack, isOnTerms, reserveTotal } from './edit-money.ts'
import { editBack, editedOrder, editOf } from './edited-order.ts'
import { type EditSeen, type JudgeRefusal, judgeEdit, orderAfter } from './judge-edit.ts'

type Refusal = JudgeRefusal | 'amount_changed' | 'stock_short' | 'no_such_edit' | 'key_used'
type Refused = { kind: 'refused'; reason: Refusal }

export type EditPreview = EditSeen & { kind: 'preview' }

/** `back`: the refund that it made, or that waits for a second person */
export type EditResult = { kind: 'edited'; version: number; back: GivenBack | undefined } | NoOrder | Refused

/** Who edits. `refund` is asked when the edit gives money back, and throws for people who may not refund. */
export interface Editor {
  edit: Authorized<'orders.edit'>
  refund(): Authorized<'orders.refund'>
}

interface WantedEdit extends OrderChange {
  edit: OrderEdit
  /** cents that the person saw as the new total; another total refuses the edit */
  expected?: Cents | undefined
  /** names the form: `EditRecord` */
  key?: string | undefined
}

const refuse = (reason: Refusal): Refused => ({ kind: 'refused', reason })

class Short extends Error {}

/** What an edit would make of an order; nothing is written. Throws as `planEdit` does. */
export async function previewEdit(
  context: PricingContext,
  { orderId, edit, now }: Pick<WantedEdit, 'orderId' | 'edit' | 'now'>,
): Promise<EditPreview | NoOrder | Refused> {
  const order = await findOrder(context.db, orderId)
  if (!order) return NO_ORDER
  const judged = await judgeEdit(context, order, edit, now)
  return judged.kind === 'refused' ? judged : { ...judged.seen, kind: 'preview' }
}

/**
 * Changes an order that has not left: its phone, address, day and lines, with prices, freight, tax and stock.
 * A card is charged the new total when the order ships; what was paid above it is refunded in the same
 * transaction. The buyer gets a mail. Throws as `planEdit` does.
 */
export const editOrder = (context: PricingContext, editor: Editor, change: WantedEdit): Promise<EditResult> =>
  lockedForEdit(context, editor, change, async (context, trx, order) =>
    editLocked(context, trx, editor, order, change),
  )

/**
 * Makes an order again what it was before an edit, as far as its money allows it: the total must be the one
 * of then.
 * @param version of the event of the edit
 */
export const undoEdit = (
  context: PricingContext,
  editor: Editor,
  { version, ...change }: OrderChange & { version: number; key?: string | undefined },
): Promise<EditResult> =>
  lockedForEdit(context, editor, change, async (context, trx, order) => {
    const { before } = (await editOf(trx, order.id, version)) ?? {}
    if (!before) return refuse('no_such_edit')
    const edit = editBack(before, editedOrder(order, await findOrderLines(trx, order.id)))
    const wanted = { ...change, edit, expected: toCents(before.sums.total) }
    return editLocked(context, trx, editor, order, wanted)
  })

/** Locks the order for an edit, and rolls everything back when a product is short. */
export async function lockedForEdit<T>(
  context: PricingContext,
  { edit }: Editor,
  { orderId, seen }: OrderChange,
  act: (context: PricingContext, trx: Transaction<Tables>, order: OrderRow) => Promise<T>,
): Promise<T | NoOrder | Refused> {
  try {
    return await inTransaction(
      context.db,
      async (trx) => {
        const order = await lockOrderFor(trx, edit, orderId, seen)
        if (!order) return NO_ORDER
        if (isOnTerms(order)) await lockCreditAccount(trx, order.company_id ?? 0)
        return act({ ...context, db: trx }, trx, order)
      },
      texts.busy,
    )
  } catch (error) {
    if (error instanceof Short) return refuse('stock_short')
    throw error
  }
}

/** Saves an edit of an order that `lockedForEdit` has locked. */
export async function editLocked(
  context: PricingContext,
  trx: Transaction<Tables>,
  editor: Editor,
  order: OrderRow,
  { edit, expected, key = randomUUID(), now }: WantedEdit,
): Promise<EditResult> {
  const judged = await judgeEdit(context, order, edit, now)
  if (judged.kind === 'refused') return judged
  const { plan, was, seen } = judged
  const { before, after, money } = seen
  if (expected !== undefined && plan.total !== expected) return refuse('amount_changed')
  const mayRefund = money.kind === 'back' ? editor.refund() : undefined
  if (mayRefund && (await isRefund(trx, key))) return refuse('key_used')
  const { actor } = editor.edit
  const data: EditRecord = { key, before, after, ...(money.kind !== 'none' && { money: effectOf(money) }) }
  const event = { kind: 'edited' as const, data, actor, now }
  const short = await rewriteOrder(trx, order, { columns: plan.columns, lines: plan.lines, was, event })
  if (short.length > 0) throw new Short()
  if (plan.certificate !== undefined) await askCertificate(trx, order.id, plan.certificate)
  const version = order.version + 1
  await notify(trx, { kind: 'edited', orderID: order.id, version }, now)
  await recordAudit(trx, {
    ...{ actor, action: 'orders.edit', entity: 'order', entityId: order.id },
    before: { ...before },
    after: { ...after },
    companyId: order.company_id ?? undefined,
  })
  crashPoint('fulfilment.order-edited')
  const edited = { ...orderAfter(order, plan), version }
  if (money.kind === 'invoiced_later') await reserveTotal(trx, edited, now)
  const back =
    money.kind === 'back' && mayRefund
      ? await giveBack(trx, mayRefund, edited, { amount: money.amount, key, now })
      : undefined
  return { kind: 'edited', version, back }
}

const effectOf = (money: EditSeen['money']) =>
  money.kind === 'back' ? { kind: money.kind, amount: money.amount } : money

/** Whether a refund has this id already: an edit never takes another refund for its own. */
const isRefund = async (trx: Transaction<Tables>, id: string): Promise<boolean> =>
  (await trx.selectFrom('refund_request').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
