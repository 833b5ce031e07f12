import { userInfo } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Db } from '#db/connect.ts'
import { cancelOrder, deliverOrder, receiveCheck, refundOrder, shipOrder, worklist } from '#features/fulfilment/server/index.ts'
import { ORDER_STATES } from '#features/orders/rules/order-state.ts'
import { formatMoney, fromWire, toCents } from '#kit/money.ts'
import { endWith, withDatabase } from './command.ts'

const usage = `Usage: npm run orders -- COMMAND
  list [--state STATE]                                       the newest 50 orders
  show ID                                                    an order with its money, shipments and history
  received ID --reason "CHECK 1042"                          a check has cleared: the order is paid
  ship ID --carrier NAME --tracking NUMBER [--lines 1:2,3:1] makes a shipment and takes the money; without --lines all that is left (LINE:UNITS)
  deliver ID                                                 marks what is on its way as delivered
  cancel ID --reason WORDS                                   before it ships: stock and coupon come back, the hold on the card is let go
  refund ID [--amount 120.00] --reason WORDS                 gives back a part, or all that is left
  worklist                                                   everything that waits for a person
Options for all: --by NAME (who does it, for the order's history; default: your login).`

interface Options {
  state?: string | undefined
  carrier?: string | undefined
  tracking?: string | undefined
  lines?: string | undefined
  reason?: string | undefined
  amount?: string | undefined
  by?: string | undefined
}

interface Asked {
  db: Db
  id: string
  options: Options
  deed: { orderId: string; actor: string; now: Date }
}

interface Command {
  needsId: boolean
  needs: readonly (keyof Options)[]
  run(asked: Asked): Promise<number>
}

const say = (line: string): number => {
  console.log(line)
  return 0
}

const refuse = (reason: string): number => {
  console.error(REFUSALS[reason] ?? reason)
  return 1
}

const REFUSALS: Readonly<Record<string, string>> = {
  no_such_order: 'There is no order of that number.',
  not_ready: 'This order cannot ship: it is not paid or authorized, or it is over.',
  nothing_left: 'Nothing of this order is left to ship.',
  too_many: 'That is more of a line than is left to ship.',
  no_such_line: 'The order has no line of that number that ships.',
  no_money: 'Nothing is authorized for this order: it may not leave. Cancel it, or ask the buyer to pay again.',
  same_tracking: 'A shipment with that tracking number is written down already.',
  not_waiting: 'This order does not wait for a check.',
  too_late: 'It has left already: refund it instead.',
  over: 'This order is over already.',
  money_moving: 'Its payment is being taken or confirmed at this moment. Try again in a minute.',
  nothing_captured: 'No money was taken for this order, so there is none to give back.',
  too_much: 'That is more than is left of what was taken.',
  not_an_amount: 'Write the amount in dollars, such as 120.00.',
  cancel_instead: 'It has not shipped: cancel it first, then refund.',
}

const commands: Readonly<Record<string, Command>> = {
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
      const done = await shipOrder(db, { ...deed, carrier: options.carrier ?? '', tracking: options.tracking ?? '', lines })
      if (done.kind === 'refused') return refuse(done.reason)
      return done.kind === 'shipped' ? say('Shipped.') : follow(db, deed.orderId, 'capture', 'Money taken. Shipped.')
    },
  },
  deliver: { needsId: true, needs: [], run: async ({ db, deed }) => ((await deliverOrder(db, deed)) ? say('Delivered.') : refuse('Nothing of this order is on its way.')) },
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
      const amount = options.amount
      if (amount !== undefined && !/^\d{1,7}(\.\d{1,2})?$/.test(amount)) return refuse('not_an_amount')
      const done = await refundOrder(db, { ...deed, reason: options.reason ?? '', amount: amount === undefined ? undefined : fromWire(Number(amount)) })
      if (done.kind === 'refuse' || done.kind === 'refused') return refuse(done.reason)
      if (done.kind === 'by_hand') return say(`Written down. Send ${formatMoney(done.amount)} back by check.`)
      return follow(db, deed.orderId, 'refund', `${formatMoney(done.amount)} given back.`)
    },
  },
  worklist: {
    needsId: false,
    needs: [],
    async run({ db }) {
      const rows = await worklist(db, new Date())
      for (const { kind, orderID, what, since } of rows) console.log(`${since.toISOString()}  ${kind.padEnd(20)} ${orderID}  ${what}`)
      return say(rows.length === 0 ? 'Nothing waits.' : `${rows.length} to look at; docs/operations.md says what to do with each.`)
    },
  },
}

/** "1:2,3:1": two units of line 1, one of line 3. */
function parseLines(text: string | undefined) {
  if (text === undefined) return undefined
  if (!/^\d{1,4}:\d{1,6}(,\d{1,4}:\d{1,6})*$/.test(text)) return 'unreadable' as const
  return text.split(',').map((part) => {
    const [lineNo = 0, quantity = 0] = part.split(':').map(Number)
    return { lineNo, quantity }
  })
}

const PATIENCE_MS = 15_000

/** The running store moves the money; this waits a while for what it says. */
async function follow(db: Db, orderId: string, kind: 'capture' | 'refund', done: string): Promise<number> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(300)) {
    const row = await db.selectFrom('money_movement').select(['status', 'error_code']).where('order_id', '=', orderId).where('kind', '=', kind).orderBy('created_at', 'desc').executeTakeFirst()
    if (row?.status === 'done') return say(done)
    if (row?.status === 'failed') return refuse(`The provider refused: ${row.error_code ?? ''}. Nothing was moved.`)
  }
  return say('Written down. The provider has not said yes yet; the running store goes on asking. See: worklist.')
}

async function list(db: Db, state: string | undefined): Promise<number> {
  if (state !== undefined && !ORDER_STATES.some((known) => known === state)) return refuse(`States: ${ORDER_STATES.join(', ')}`)
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'state', 'total_cents', 'payment_method', 'created_at', 'email'])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
  for (const order of orders)
    console.log([order.id, order.created_at.toISOString(), order.state.padEnd(15), formatMoney(toCents(order.total_cents)).padStart(12), order.payment_method, order.email].join('  '))
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
  console.log(`${order.id}  ${order.state}  ${dollars(order.total_cents)}  ${order.payment_method}  ${order.email}  ${order.phone}`)
  console.log('Lines')
  for (const line of lines) console.log(`  ${line.line_no}  ${line.quantity} × ${line.sku}  ${line.name}`)
  console.log('Payments')
  for (const attempt of attempts) console.log(`  ${attempt.method}  ${attempt.status}  ${dollars(attempt.amount_cents)}  ${attempt.card_last4 ?? ''} ${attempt.error_code ?? ''}`.trimEnd())
  for (const move of movements) console.log(`  ${move.kind}  ${move.status}  ${dollars(move.amount_cents)}  ${move.reason} ${move.error_code ?? ''}`.trimEnd())
  console.log('Shipments')
  for (const shipment of shipments)
    console.log(`  ${shipment.number}  ${shipment.carrier} ${shipment.tracking}  ${shipment.released_at === null ? 'waits for its money' : shipment.state}  ${shipment.appointment_on ?? ''}`.trimEnd())
  console.log('History')
  for (const event of events) console.log(`  ${event.happened_at.toISOString()}  ${event.kind}  ${event.to_state}  by ${event.actor}  ${event.reason}`.trimEnd())
  return 0
}

async function main(args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const parsed = (() => {
    try {
      return parseArgs({ args, allowPositionals: true, options: { state: text, carrier: text, tracking: text, lines: text, reason: text, amount: text, by: text } })
    } catch {
      return undefined
    }
  })()
  const [name = '', id = '', ...rest] = parsed?.positionals ?? []
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const options: Options = parsed?.values ?? {}
  if (!command || rest.length > 0 || (id !== '') !== command.needsId || command.needs.some((need) => !options[need]?.trim())) return explain()
  const actor = `staff ${options.by ?? userInfo().username}`
  return withDatabase((db) => command.run({ db, id, options, deed: { orderId: id, actor, now: new Date() } }))
}

function explain(): number {
  console.error(usage)
  return 2
}

endWith(main(process.argv.slice(2)))
