import { userInfo } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Db } from '#db/connect.ts'
import {
  askComparison,
  cancelOrder,
  deliverOrder,
  receiveCheck,
  refundOrder,
  shipOrder,
  worklist,
} from '#features/fulfilment/server/index.ts'
import { ORDER_STATES } from '#features/orders/rules/order-state.ts'
import { formatMoney, toCents } from '#kit/money.ts'
import { lifeCommands } from './after-shipping.ts'
import { type Command, follow, type Options, parseLines, readAmount, refuse, say } from './console.ts'
import { endWith, withDatabase } from './with-database.ts'

const usage = `Usage: npm run orders -- COMMAND
  list [--state STATE]                                       the newest 50 orders
  show ID                                                    an order with its money, shipments and history
  received ID --reason "CHECK 1042"                          a check has cleared: the order is paid
  ship ID --carrier NAME --tracking NUMBER [--lines 1:2,3:1] makes a shipment and takes the money; without --lines all that is left (LINE:UNITS)
  call-off ID --reason WORDS                                 after a part has shipped: the rest goes back on the shelf, what was sent is charged
  deliver ID                                                 marks what is on its way as delivered
  cancel ID --reason WORDS                                   before it ships: stock and coupon come back, the hold on the card is let go
  refund ID [--amount 120.00] --reason WORDS                 gives back a part, or all that is left
  return ID --lines 1:1 --why REASON [--note WORDS]          opens a return for a buyer; prints its number (RMA)
  approve RMA | refuse RMA --reason WORDS                    answers a return; the buyer is told
  receive RMA [--written-off 1:1] [--amount 120.00]          it came back: units go on the shelf or are written off, the money is given back
  damage ID [--save FOLDER]                                  the damage reports of an order; writes their photos to a folder
  damage-done ID                                             takes its damage reports off the list
  worklist                                                   everything that waits for a person
  compare                                                    compares the books of three days with the providers now; ends with 1 when anything differs
Options for all: --by NAME (who does it, for the order's history; default: your login).`

const commands: Readonly<Record<string, Command>> = {
  ...lifeCommands,
  list: { needsId: false, needs: [], run: ({ db, options }) => list(db, options.state) },
  show: { needsId: true, needs: [], run: ({ db, id }) => show(db, id) },
  received: {
    needsId: true,
    needs: ['reason'],
    async run({ db, deed, options }) {
      const done = await receiveCheck(db, { ...deed, reason: options.reason ?? '' })
      return done.kind === 'received' ? say('Paid.') : refuse(done.reason)
    },
  },
  ship: {
    needsId: true,
    needs: ['carrier', 'tracking'],
    async run({ db, deed, options }) {
      const lines = parseLines(options.lines)
      if (lines === 'unreadable') return explain()
      const done = await shipOrder(db, {
        ...deed,
        carrier: options.carrier ?? '',
        tracking: options.tracking ?? '',
        lines,
      })
      if (done.kind === 'refused') return refuse(done.reason)
      if (done.kind === 'part_shipped')
        return say(
          'Shipped in part. The money stays authorized and is taken with the last part; see worklist before the hold on it ends.',
        )
      return done.kind === 'shipped'
        ? say('Shipped.')
        : follow(db, deed.orderId, 'capture', 'Money taken. Shipped.')
    },
  },
  deliver: {
    needsId: true,
    needs: [],
    run: async ({ db, deed }) =>
      (await deliverOrder(db, deed)) ? say('Delivered.') : refuse('Nothing of this order is on its way.'),
  },
  cancel: {
    needsId: true,
    needs: ['reason'],
    async run({ db, deed, options }) {
      const done = await cancelOrder(db, { ...deed, reason: options.reason ?? '' })
      return done.kind === 'cancelled' ? say('Cancelled.') : refuse(done.reason)
    },
  },
  refund: {
    needsId: true,
    needs: ['reason'],
    async run({ db, deed, options }) {
      const amount = readAmount(options.amount)
      if (amount === 'unreadable') return refuse('not_an_amount')
      const done = await refundOrder(db, { ...deed, reason: options.reason ?? '', amount })
      if (done.kind === 'refuse' || done.kind === 'refused') return refuse(done.reason)
      if (done.kind === 'by_hand') return say(`Written down. Send ${formatMoney(done.amount)} back by check.`)
      return follow(db, deed.orderId, 'refund', `${formatMoney(done.amount)} given back.`)
    },
  },
  compare: { needsId: false, needs: [], run: ({ db, deed }) => compare(db, deed.actor) },
  worklist: {
    needsId: false,
    needs: [],
    async run({ db }) {
      const rows = await worklist(db, new Date())
      for (const { kind, orderID, what, since } of rows)
        console.log(`${since.toISOString()}  ${kind.padEnd(20)} ${orderID}  ${what}`)
      return say(
        rows.length === 0
          ? 'Nothing waits.'
          : `${rows.length} to look at; docs/operations/staff-counter.md says what to do with each.`,
      )
    },
  },
}

/** Comparing asks a provider about every order of three days. */
const COMPARE_MS = 10 * 60_000

async function compare(db: Db, actor: string): Promise<number> {
  const id = await askComparison(db, { actor, now: new Date() })
  for (const until = Date.now() + COMPARE_MS; Date.now() < until; await sleep(300)) {
    const run = await db
      .selectFrom('comparison')
      .selectAll()
      .where('id', '=', id)
      .where('ended_at', 'is not', null)
      .executeTakeFirst()
    if (!run) continue
    for (const { kind, orderID, what, since } of await worklist(db, new Date()))
      if (DIFFERENCES.includes(kind))
        console.log(`${since.toISOString()}  ${kind.padEnd(20)} ${orderID}  ${what}`)
    console.log(
      `${run.compared} orders compared, ${run.differences} differ, ${run.not_asked} could not be asked.`,
    )
    return run.differences === 0 && run.not_asked === 0 ? 0 : 1
  }
  return refuse('Nobody has compared yet: is the store running?')
}

const DIFFERENCES = ['payment_difference', 'charge_without_order']

async function list(db: Db, state: string | undefined): Promise<number> {
  const wanted = ORDER_STATES.find((known) => known === state)
  if (state !== undefined && !wanted) return refuse(`States: ${ORDER_STATES.join(', ')}`)
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'state', 'total_cents', 'payment_method', 'created_at', 'email'])
    .$if(wanted !== undefined, (query) => query.where('state', '=', wanted!))
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
  for (const order of orders)
    console.log(
      [
        order.id,
        order.created_at.toISOString(),
        order.state.padEnd(15),
        formatMoney(toCents(order.total_cents)).padStart(12),
        order.payment_method,
        order.email,
      ].join('  '),
    )
  return 0
}

async function show(db: Db, id: string): Promise<number> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order) return refuse('no_such_order')
  const [lines, events, shipments, movements, attempts] = await Promise.all([
    db.selectFrom('order_line').selectAll().where('order_id', '=', id).orderBy('line_no').execute(),
    db.selectFrom('order_event').selectAll().where('order_id', '=', id).orderBy('version').execute(),
    db.selectFrom('shipment').selectAll().where('order_id', '=', id).orderBy('number').execute(),
    db.selectFrom('money_movement').selectAll().where('order_id', '=', id).orderBy('created_at').execute(),
    db.selectFrom('payment_attempt').selectAll().where('order_id', '=', id).orderBy('created_at').execute(),
  ])
  const dollars = (cents: number) => formatMoney(toCents(cents))
  console.log(
    `${order.id}  ${order.state}  ${dollars(order.total_cents)}  ${order.payment_method}  ${order.email}  ${order.phone}`,
  )
  console.log('Lines')
  for (const line of lines) console.log(`  ${line.line_no}  ${line.quantity} × ${line.sku}  ${line.name}`)
  console.log('Payments')
  for (const attempt of attempts)
    console.log(
      `  ${attempt.method}  ${attempt.status}  ${dollars(attempt.amount_cents)}  ${attempt.card_last4 ?? ''} ${attempt.error_code ?? ''}`.trimEnd(),
    )
  for (const move of movements)
    console.log(
      `  ${move.kind}  ${move.status}  ${dollars(move.amount_cents)}  ${move.reason} ${move.error_code ?? ''}`.trimEnd(),
    )
  console.log('Shipments')
  for (const shipment of shipments)
    console.log(
      `  ${shipment.number}  ${shipment.carrier} ${shipment.tracking}  ${shipment.released_at === null ? 'waits for its money' : shipment.state}  ${shipment.appointment_on ?? ''}`.trimEnd(),
    )
  console.log('History')
  for (const event of events)
    console.log(
      `  ${event.happened_at.toISOString()}  ${event.kind}  ${event.to_state}  by ${event.actor}  ${event.reason}`.trimEnd(),
    )
  return 0
}

async function main(args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const parsed = (() => {
    try {
      return parseArgs({
        args,
        allowPositionals: true,
        options: {
          state: text,
          carrier: text,
          tracking: text,
          lines: text,
          reason: text,
          amount: text,
          by: text,
          why: text,
          note: text,
          'written-off': text,
          save: text,
        },
      })
    } catch {
      return undefined
    }
  })()
  const [name = '', id = '', ...rest] = parsed?.positionals ?? []
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const options: Options = parsed?.values ?? {}
  if (
    !command ||
    rest.length > 0 ||
    (id !== '') !== command.needsId ||
    command.needs.some((need) => !options[need]?.trim())
  )
    return explain()
  const actor = `staff ${options.by ?? userInfo().username}`
  return withDatabase((db, { filesDir }) =>
    command.run({ db, id, options, filesDir, deed: { orderId: id, actor, now: new Date() } }),
  )
}

function explain(): number {
  console.error(usage)
  return 2
}

endWith(main(process.argv.slice(2)))
