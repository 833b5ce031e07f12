import { implement } from '@orpc/server'
import type { z } from 'zod'
import { QUOTE } from '#features/partners/quotes/rules/access.ts'
import type { PricedAddition } from '#features/partners/quotes/server/index.ts'
import {
  type Authorized,
  needs,
  requirePermission,
  requireStepUp,
} from '#features/people/accounts/server/index.ts'
import type { EditedOrder, OrderEdit } from '#features/selling/fulfilment/rules/order-edit.ts'
import {
  type EditMoney,
  type EditPreview,
  type EditResult,
  editOrder,
  isAbove,
  previewEdit,
  undoEdit,
} from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { fromWire, toCents, toWire } from '#lib/money.ts'
import { type editedSchema, editingCalls } from '../contract/editing.ts'
import { asChange } from './as-change.ts'
import type { OrderDeskContext } from './context.ts'
import { mayQuote, previewAddition, quoteAddition } from './edits/quoting.ts'
import { once } from './once.ts'
import { refusal } from './refusals.ts'

const os = implement(editingCalls).$context<OrderDeskContext>()

export const editingHandlers = {
  previewEdit: os.previewEdit.use(needs(ORDER.edit)).handler(async ({ input, context }) => {
    const wanted = { ...asChange(input, context), edit: editOf(input) }
    const seen = await previewEdit(context, wanted)
    if (seen.kind !== 'refused') return { ...presentSeen(seen), quote: null }
    if (!isAbove(seen.reason) || !mayQuote(context)) throw refusal(seen.reason)
    const { quote, hasRest, ...split } = await previewAddition(context, wanted)
    return { ...presentSeen(split.seen), quote: { ...presentAddition(quote), hasRest } }
  }),

  edit: os.edit.use(needs(ORDER.edit)).handler(async ({ input, context }) => {
    const { key } = input
    const change = { ...asChange(input, context), key, expected: fromWire(input.expected) }
    return once(context, change, { kind: 'edited', key }, async () =>
      answer(await editOrder(context, editorOf(context), { ...change, edit: editOf(input) })),
    )
  }),

  quoteAdded: os.quoteAdded.use(needs(QUOTE['for-order'])).handler(async ({ input, context }) => {
    const { key } = input
    const editor = editorOf({ ...context, permission: requirePermission(context.actor, ORDER.edit) })
    const { edit, kind, quote } = await quoteAddition(context, editor, context.permission, {
      ...{ ...asChange(input, context), key, edit: editOf(input) },
      ...{ expected: fromWire(input.expected), quoteTotal: fromWire(input.quoteTotal) },
    })
    return { ...(edit && answer(edit)), result: kind, quote: quote.number, total: toWire(quote.total) }
  }),

  undoEdit: os.undoEdit.use(needs(ORDER.edit)).handler(async ({ input, context }) => {
    const { key, version } = input
    const change = { ...asChange(input, context), key, version }
    return once(context, change, { kind: 'edited', key }, async () =>
      answer(await undoEdit(context, editorOf(context), change)),
    )
  }),
}

/** An edit that gives money back takes what a refund takes: its permission and a fresh second factor. */
const editorOf = (context: OrderDeskContext & { permission: Authorized<'orders.edit'> }) => ({
  edit: context.permission,
  refund() {
    const permission = requirePermission(context.actor, ORDER.refund)
    requireStepUp(context, context.clock.now())
    return permission
  },
})

function answer(done: EditResult) {
  if (done.kind === 'refused') throw refusal(done.reason)
  const { kind: result, version, back } = done
  return { result, version, back: back ? { kind: back.kind, amount: toWire(back.amount) } : null }
}

const presentSeen = ({ before, after, money }: Pick<EditPreview, 'before' | 'after' | 'money'>) => ({
  before: presentEdited(before),
  after: presentEdited(after),
  money: presentMoney(money),
})

const presentMoney = (money: EditMoney) =>
  money.kind === 'back'
    ? { kind: money.kind, amount: toWire(money.amount), byHand: money.byHand, takesTwo: money.takesTwo }
    : { kind: money.kind, amount: null, byHand: false, takesTwo: false }

type Input = Pick<OrderEdit, 'contact' | 'shipTo' | 'shipOn' | 'epaCertificate'> & {
  lines?: { productID: string; quantity: number }[] | undefined
}

/** An edit of the contract as the function that edits takes it. */
export const editOf = ({ contact, shipTo, shipOn, lines, epaCertificate }: Input): OrderEdit => ({
  contact,
  shipTo,
  shipOn,
  epaCertificate,
  lines: lines?.map(({ productID, quantity }) => ({ productId: productID, quantity })),
})

const presentAddition = ({ lines, shipping, tax, total }: PricedAddition) => ({
  lines: lines.map(presentLine),
  ...{ shipping: toWire(shipping), tax: toWire(tax), total: toWire(total) },
})

const presentLine = ({ productId, name, quantity, price }: EditedOrder['lines'][number]) => ({
  ...{ productID: productId, name, quantity, price: wire(price) },
})

const wire = (cents: number): number => toWire(toCents(cents))

/** What an edit can change, as the page shows it. */
export const presentEdited = ({
  contact,
  shipTo: { country: _, ...shipTo },
  delivery,
  lines,
  sums,
}: EditedOrder): z.infer<typeof editedSchema> => ({
  contact,
  shipTo,
  delivery,
  lines: lines.map(presentLine),
  sums: {
    subTotal: wire(sums.subtotal),
    discount: wire(sums.discount),
    shipping: wire(sums.shipping),
    tax: wire(sums.tax),
    total: wire(sums.total),
  },
})
