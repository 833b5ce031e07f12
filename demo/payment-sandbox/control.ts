import { randomUUID } from 'node:crypto'
import { createNotices } from './amazon/notices.ts'
import { beginSession, confirmSession } from './amazon/sessions.ts'
import { braintreeNotice } from './braintree/notice.ts'
import { createFaults, type Fault, parseFault } from './faults.ts'
import { advance, type ChangeAnswer } from './ledger/changes.ts'
import { createLedger, type Ledger, type Movement, type Transaction } from './ledger/ledger.ts'
import { decide } from './paypal/orders.ts'

/** A request of the shop as it came in, for tests that pin the wire. The newest are kept. */
export interface RecordedRequest {
  method: string
  path: string
  body: unknown
}

/** A transaction as control calls and tests see it. */
interface LedgerEntry {
  id: string
  type: 'sale' | 'credit'
  status: string
  orderId: string
  amountCents: number
  authorizedCents: number
  last4: string
  /** the sale of a credit */
  refundedId: string | undefined
  /** milliseconds since it was made */
  ageMs: number
}

const RECORDED = 100

/** Tokens without a page: as the card fields and the provider's script make them. */
function tokenControl(ledger: Ledger) {
  return {
    /** A single-use token for a card, as the card fields make it. */
    tokenize: (
      number: string,
      more: { cvv?: string; expirationMonth?: string; expirationYear?: string } = {},
    ): string =>
      ledger.tokenize({
        number,
        cvv: more.cvv ?? '123',
        expirationMonth: more.expirationMonth ?? '12',
        expirationYear: more.expirationYear ?? '2030',
      }).token,
    /** A single-use token for a bank account, as the provider's script makes it. */
    tokenizeAccount: (accountNumber: string, routingNumber = '021000021'): string =>
      ledger.tokenizeAccount({ accountNumber, routingNumber, accountType: 'checking' }).token,
  }
}

/** A buyer's decision on a provider's page. */
function buyerControl(ledger: Ledger) {
  return {
    /** What a buyer does on PayPal's page; false when PayPal does not know the order. */
    approvePaypal(id: string, decision: 'approve' | 'decline' = 'approve'): boolean {
      const order = ledger.state.paypal.orders.get(id)
      if (order) decide(order, decision)
      return order !== undefined
    },
    /** What a buyer does on Amazon's first page: the session that begins there. */
    chooseAtAmazon(payload: string, { ships = false } = {}): string {
      const session = beginSession(ledger, payload, ships)
      if (!session) throw new Error('The payload of the Amazon Pay button is not complete.')
      return session.id
    },
    /** What a buyer does on Amazon's second page; false when Amazon does not know the session. */
    confirmAtAmazon(id: string, decision: 'approve' | 'decline' | 'cancel' = 'approve'): boolean {
      const session = ledger.state.amazon.sessions.get(id)
      if (session) confirmSession(session, decision)
      return session !== undefined
    },
  }
}

/** Notices that a provider would send to the shop. */
function noticeControl(ledger: Ledger, now: () => number) {
  const amazonNotices = createNotices(now)
  return {
    /** A notice of the card gateway about one of its transactions, as it would be sent. */
    braintreeNotice: (
      keys: { publicKey: string; privateKey: string },
      kind: string,
      transactionId: string,
    ): string => braintreeNotice(keys, kind, ledger.state.transactions.get(transactionId)!, new Date(now())),
    amazonCertificate: amazonNotices.certificate,
    /** A notice of Amazon about a charge, as it would be sent: the body, byte for byte. */
    amazonNotice: amazonNotices.notice,
    /** A notice of PayPal about an order of the shop, as it would be sent: the body, byte for byte. */
    paypalNotice(orderId: string, kind = 'PAYMENT.AUTHORIZATION.CREATED'): string {
      const notice = JSON.stringify({
        id: `WH-${randomUUID()}`,
        event_type: kind,
        create_time: new Date(now()).toISOString(),
        resource: { custom_id: orderId },
      })
      ledger.state.paypal.webhooks.push(notice)
      return notice
    },
  }
}

/** The content of the ledger, for control calls and tests. */
function ledgerControl(ledger: Ledger, now: () => number) {
  return {
    ledger(): { transactions: LedgerEntry[]; movements: Movement[] } {
      const transactions = [...ledger.state.transactions.values()].map(
        ({ id, type, status, orderId, amountCents, authorizedCents, instrument, refundedId, history }) => ({
          id,
          type,
          status,
          orderId,
          amountCents,
          authorizedCents,
          last4: instrument.last4,
          refundedId,
          ageMs: now() - (history[0]?.at.getTime() ?? 0),
        }),
      )
      return { transactions, movements: [...ledger.state.movements] }
    },
    /** Sales of an order that hold or have taken money: more than one is a double charge. */
    liveSales: (orderId: string): number =>
      (ledger.state.byOrder.get(orderId) ?? []).filter(
        ({ type, status }) => type === 'sale' && LIVE.includes(status),
      ).length,
  }
}

/** The levers of the sandbox, the same for tests in the process and for calls under /__control. */
export function createControl(options: {
  seed: number
  now: () => number
  onStep?: (transaction: Transaction) => void
}) {
  const ledger = createLedger(options)
  const faults = createFaults()
  const requests: RecordedRequest[] = []

  return {
    inner: { ledger, faults },
    requests: requests as readonly RecordedRequest[],
    record(request: RecordedRequest) {
      requests.push(request)
      if (requests.length > RECORDED) requests.shift()
    },
    /** Arranges trouble for the next matching requests. */
    fault: (fault: Fault) => faults.add(fault),
    /** Makes time pass for one transaction: settling, settled, settlement_declined, authorization_expired. */
    advance(id: string, to: string): ChangeAnswer {
      const transaction = ledger.state.transactions.get(id)
      const answer = transaction && advance(ledger, transaction, to)
      if (answer?.kind === 'done') options.onStep?.(answer.transaction)
      return (
        answer ?? {
          kind: 'invalid',
          problems: [{ code: '404', attribute: 'id', message: 'No such transaction.' }],
        }
      )
    },
    ...tokenControl(ledger),
    ...buyerControl(ledger),
    ...noticeControl(ledger, options.now),
    ...ledgerControl(ledger, options.now),
    takenCents: ledger.takenCents,
    reset() {
      ledger.reset()
      faults.clear()
      requests.length = 0
    },
  }
}

const LIVE = ['authorized', 'submitted_for_settlement', 'settlement_pending', 'settling', 'settled']

export type Control = ReturnType<typeof createControl>

export interface ControlAnswer {
  status: number
  body: unknown
}

const bad = (message: string): ControlAnswer => ({ status: 400, body: { error: true, message } })

/** Answers a call under /__control; undefined when no such call exists. */
export function answerControl(
  control: Control,
  method: string,
  name: string,
  body: unknown,
): ControlAnswer | undefined {
  if (method === 'GET') {
    const show = SHOWN.get(name)
    return show && { status: 200, body: show(control) }
  }
  return method === 'POST' ? COMMANDS.get(name)?.(control, body) : undefined
}

const SHOWN = new Map<string, (control: Control) => unknown>([
  ['ledger', (control) => control.ledger()],
  ['requests', (control) => control.requests],
  ['faults', (control) => control.inner.faults.list()],
])

const DONE: ControlAnswer = { status: 200, body: { done: true } }

type Command = (control: Control, body: unknown) => ControlAnswer

const commands: Record<'reset' | 'faults/clear' | 'faults' | 'advance', Command> = {
  reset(control) {
    control.reset()
    return DONE
  },
  'faults/clear'(control) {
    control.inner.faults.clear()
    return DONE
  },
  faults(control, body) {
    const fault = parseFault(body)
    if (typeof fault === 'string') return bad(fault)
    control.fault(fault)
    return DONE
  },
  advance(control, body) {
    const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
    const answer = control.advance(String(fields.id), String(fields.to))
    return answer.kind === 'done'
      ? { status: 200, body: { done: true, status: answer.transaction.status } }
      : bad(answer.problems[0]?.message ?? 'refused')
  },
}
const COMMANDS = new Map<string, Command>(Object.entries(commands))
