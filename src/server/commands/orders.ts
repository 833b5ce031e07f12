import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { CERTIFICATE } from '#features/selling/fulfilment/rules/access.ts'
import { approveOrder } from '#features/selling/fulfilment/server/changes/approve-order.ts'
import { decideRefrigerantCertificate } from '#features/selling/fulfilment/server/changes/certificate.ts'
import { receiveCheck } from '#features/selling/fulfilment/server/changes/receive-check.ts'
import { refundOrder } from '#features/selling/fulfilment/server/changes/refund-order.ts'
import {
  cancelOrder,
  holdOrder,
  refuseCancel,
  releaseOrderHold,
} from '#features/selling/fulfilment/server/index.ts'
import { deliverOrder } from '#features/selling/fulfilment/server/shipping/deliver.ts'
import { shipOrder } from '#features/selling/fulfilment/server/shipping/ship.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import type { CertificateDecision } from '#features/selling/orders/rules/certificate.ts'
import { formatMoney } from '#lib/money.ts'
import { afterShippingCommands } from './after-shipping.ts'
import {
  type Command,
  type CommandContext,
  consoleStaff,
  OPTION_NAMES,
  type Options,
  parseLines,
  readWantedRefund,
  refuse,
  say,
  waitForMoney,
} from './console.ts'
import { editCommand } from './edit.ts'
import { readingCommands } from './reading.ts'
import { endWith, withDatabase } from './with-database.ts'

/** Staff commands for the EPA 608 certificate of an order with refrigerant. */
const certificateCommands: Readonly<Record<string, Command>> = {
  'verify-certificate': { needsId: true, needs: ['reason'], run: (context) => decide(context, 'verified') },
  'refuse-certificate': { needsId: true, needs: ['reason'], run: (context) => decide(context, 'refused') },
}

const DONE: Readonly<Record<CertificateDecision, string>> = {
  verified: 'Verified. The refrigerant may ship.',
  refused:
    'Refused. The buyer gets a mail. When the buyer sends another number: verify-certificate with ' +
    '--number. Otherwise cancel the order, or ship the other lines and call the rest off.',
}

async function decide(
  { db, id, options, staff, now }: CommandContext,
  decision: CertificateDecision,
): Promise<number> {
  const done = await decideRefrigerantCertificate(db, requirePermission(staff, CERTIFICATE.decide), {
    orderId: id,
    now,
    decision,
    how: options.reason ?? '',
    number: options.number?.trim() || undefined,
  })
  return done.kind === 'refused' ? refuse(done.reason) : say(DONE[decision])
}

const usage = `Usage: npm run orders -- COMMAND
  list [--state STATE]                        the newest 50 orders
  show ID                                     an order with its money, shipments and history
  received ID --reason "CHECK 1042"           a check has cleared: the order is paid
  approve-order ID                            a large order by check: reserves its stock and asks for the
                                              check; to decline one, cancel it
  verify-certificate ID --reason HOW [--number N]
                                              an order with refrigerant: the buyer's EPA 608 certificate is
                                              verified, and the refrigerant may ship; --number: another
                                              number that the buyer gave you
  refuse-certificate ID --reason WHY          the certificate is not valid: the buyer gets a mail
  ship ID --carrier NAME --tracking NUMBER [--lines 1:2,3:1]
                                              makes a shipment of these LINE:UNITS, or of all that is left,
                                              and takes the money
  serial ID LINE SERIAL [SERIAL …]            the serial numbers of machines of a line that were shipped;
                                              LINE is 2, or 2.1 for the second machine of a system on line 2
  hold ID --reason WORDS                      nothing of the order ships until it is released
  release ID [--reason WORDS]                 releases an order that is on hold
  call-off ID --reason WORDS                  after a part has shipped: the rest goes back to stock, and only
                                              what was sent is charged
  edit ID [--phone P] [--extension E] [--phone2 P] [--date YYYY-MM-DD|asap] [--units PRODUCT:UNITS,…]
          [--name N] [--company C] [--address1 A] [--address2 A] [--city C] [--region IL] [--zip Z]
          [--instructions WORDS] [--certificate NUMBER] [--preview]
                                              before it ships: changes what you name and leaves the rest; 0
                                              units remove a product, and another product is added; what was
                                              paid above the new total is refunded; --preview only shows it
  deliver ID                                  marks what is on its way as delivered
  cancel ID --reason WORDS                    before it ships: stock and coupon come back, and the hold on the
                                              card is released
  refuse-cancel ID --reason WORDS             answers a buyer who asked to cancel: we can't, and why, by
                                              mail
  refund ID [--amount 120.00 | --lines 1:1] --reason WORDS
                                              refunds an amount, the price of these LINE:UNITS, or all that
                                              is left; above the limit of the store facts it waits until an
                                              administrator approves it in the portal
  return ID --lines 1:1 --why REASON [--note WORDS]
                                              opens a return for a buyer and prints its number (RMA)
  approve RMA                                 approves a return and sends the buyer a mail
  refuse RMA --reason WORDS                   refuses a return and sends the buyer a mail
  receive RMA [--written-off 1:1] [--amount 120.00 [--reason WORDS]]
                                              the goods came back: units go back to stock or are written off,
                                              and the money is refunded, but not for units that a replacement
                                              took the place of, unless you give an amount and a reason
  damage ID [--save FOLDER]                   the damage reports of an order; writes their photos to a folder
  damage-done ID [--outcome WORD] [--reason WORDS]
                                              takes the damage reports of an order off the worklist; WORD is
                                              replacement, refund, return or nothing
  worklist                                    everything that waits for a person
  events                                      the newest 100 security events: limits reached, attacks
  compare                                     compares three days of payments with the providers now; ends
                                              with 1 when anything differs
Option for all: --by NAME (written into the order's history; default: your login).`

const commands: Readonly<Record<string, Command>> = {
  ...readingCommands,
  ...afterShippingCommands,
  ...certificateCommands,
  edit: editCommand,
  received: {
    needsId: true,
    needs: ['reason'],
    async run({ db, id, options, staff, now }) {
      const permission = requirePermission(staff, ORDER['receive-payment'])
      const change = { orderId: id, reason: options.reason ?? '', now }
      const done = await receiveCheck(db, permission, change)
      return done.kind === 'received' ? say('Paid.') : refuse(done.reason)
    },
  },
  'approve-order': {
    needsId: true,
    needs: [],
    async run({ db, id, staff, now, checkDays }) {
      const permission = requirePermission(staff, ORDER.approve)
      const done = await approveOrder(db, permission, { orderId: id, now, checkDays })
      return done.kind === 'approved'
        ? say('Approved. The stock is reserved, and the buyer gets a mail.')
        : refuse(done.reason)
    },
  },
  ship: {
    needsId: true,
    needs: ['carrier', 'tracking'],
    async run({ db, id, options, staff, now }) {
      const lines = parseLines(options.lines)
      if (lines === 'unreadable') return explain()
      const { carrier = '', tracking = '' } = options
      const change = { orderId: id, carrier, tracking, lines, now }
      const done = await shipOrder(db, requirePermission(staff, ORDER.ship), change)
      if (done.kind === 'refused') return refuse(done.reason)
      if (done.kind === 'part_shipped')
        return say(
          'Shipped in part. The money stays authorized and is taken with the last part. ' +
            'The worklist warns before the authorization ends.',
        )
      return done.kind === 'shipped'
        ? say('Shipped.')
        : waitForMoney({ db, staff }, { orderId: id, kind: 'capture' }, 'Money taken. Shipped.')
    },
  },
  hold: {
    needsId: true,
    needs: ['reason'],
    async run({ db, id, options, staff, now }) {
      const change = { orderId: id, reason: options.reason ?? '', now }
      const done = await holdOrder(db, requirePermission(staff, ORDER.hold), change)
      return done.kind === 'held' ? say('On hold.') : refuse(done.reason)
    },
  },
  release: {
    needsId: true,
    needs: [],
    async run({ db, id, options, staff, now }) {
      const change = { orderId: id, reason: options.reason ?? '', now }
      const done = await releaseOrderHold(db, requirePermission(staff, ORDER.hold), change)
      return done.kind === 'released' ? say('Released.') : refuse(done.reason)
    },
  },
  deliver: {
    needsId: true,
    needs: [],
    async run({ db, id, staff, now }) {
      const permission = requirePermission(staff, ORDER.deliver)
      const isDelivered = await deliverOrder(db, permission, { orderId: id, now })
      return isDelivered ? say('Delivered.') : refuse('Nothing of this order is on its way.')
    },
  },
  cancel: {
    needsId: true,
    needs: ['reason'],
    async run({ db, id, options, staff, now }) {
      const permission = requirePermission(staff, ORDER.cancel)
      const done = await cancelOrder(db, permission, { orderId: id, reason: options.reason ?? '', now })
      return done.kind === 'cancelled' ? say('Cancelled.') : refuse(done.reason)
    },
  },
  'refuse-cancel': {
    needsId: true,
    needs: ['reason'],
    async run({ db, id, options, staff, now }) {
      const permission = requirePermission(staff, ORDER['refuse-cancel'])
      const done = await refuseCancel(db, permission, { orderId: id, reason: options.reason ?? '', now })
      return done.kind === 'cancel_refused' ? say('Answered. The buyer gets a mail.') : refuse(done.reason)
    },
  },
  refund: {
    needsId: true,
    needs: ['reason'],
    async run({ db, id, options, staff, now }) {
      const wanted = readWantedRefund(options)
      if (typeof wanted === 'string') return refuse(wanted)
      const permission = requirePermission(staff, ORDER.refund)
      const done = await refundOrder(db, permission, {
        orderId: id,
        reason: options.reason ?? '',
        wanted,
        now,
      })
      if (done.kind === 'refused') return refuse(done.reason)
      const dollars = formatMoney(done.amount)
      if (done.kind === 'waiting')
        return say(`${dollars} is above the limit of one person: an administrator approves it in the portal.`)
      return done.kind === 'by_hand'
        ? say(`Recorded. Send the buyer a check of ${dollars}.`)
        : waitForMoney({ db, staff }, { orderId: id, kind: 'refund' }, `${dollars} refunded.`)
    },
  },
}

function readArguments(args: string[]): { positionals: string[]; values: Options } | undefined {
  const options = {
    ...Object.fromEntries(OPTION_NAMES.map((name) => [name, { type: 'string' as const }])),
    preview: { type: 'boolean' as const },
  }
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    return { positionals, values: values as Options }
  } catch {
    return undefined
  }
}

async function main(args: string[]): Promise<number> {
  const { positionals = [], values: options = {} } = readArguments(args) ?? {}
  const [name = '', id = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const isComplete =
    command !== undefined &&
    (command.takesMore === undefined ? rest.length === 0 : rest.length >= command.takesMore) &&
    (id !== '') === command.needsId &&
    command.needs.every((need) => options[need]?.trim())
  if (!isComplete) return explain()
  const staff = consoleStaff(options.by ?? userInfo().username)
  return withDatabase((db, { filesDir, checkDays, delivery }) =>
    command.run({ db, id, rest, options, filesDir, checkDays, delivery, staff, now: new Date() }),
  )
}

function explain(): number {
  console.error(usage)
  return 2
}

endWith(main(process.argv.slice(2)))
