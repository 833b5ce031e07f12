import { timingSafeEqual } from 'node:crypto'
import type { Behavior, Operation } from '../faults.ts'
import { advance, type ChangeAnswer, capture, refund, voidTransaction } from '../ledger/changes.ts'
import type { Ledger, Transaction } from '../ledger/ledger.ts'
import { makeSale, type SaleRequest } from '../ledger/sale.ts'
import { confirmDeposits, keepCustomer, showCheck } from './bank-accounts.ts'
import type { Answer, ApiSettings, Body } from './messages.ts'
import { matching } from './search.ts'
import {
  errorDocument,
  searchIdsDocument,
  searchPageDocument,
  transactionDocument,
} from './transaction-xml.ts'
import { clientToken, vault } from './vault.ts'

export interface ApiCall {
  op: Operation
  /** the order that the request names, for faults aimed at one order */
  orderId: string | undefined
  run(forced: Behavior | undefined): Answer
}

const empty = (status: number): Answer => ({ status, body: '' })
const NOT_FOUND = empty(404)

/** Whether the caller is the shop itself; compared in constant time. */
export function isAuthorized(settings: ApiSettings, header: string | undefined): boolean {
  const expected = Buffer.from(
    `Basic ${Buffer.from(`${settings.publicKey}:${settings.privateKey}`).toString('base64')}`,
  )
  const given = Buffer.from(header ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

type Route = (context: { ledger: Ledger; settings: ApiSettings; id: string; body: Body }) => ApiCall

const ROUTES: ReadonlyArray<{ method: string; path: RegExp; route: Route }> = [
  {
    method: 'POST',
    path: /^\/client_token$/,
    route: ({ ledger, settings }) => ({
      op: 'client_token',
      orderId: undefined,
      run: () => clientToken(ledger, settings),
    }),
  },
  { method: 'POST', path: /^\/transactions$/, route: saleCall },
  {
    method: 'GET',
    path: /^\/transactions\/([\w-]+)$/,
    route: onTransaction('find', (_, transaction) => ({ kind: 'done', transaction })),
  },
  {
    method: 'PUT',
    path: /^\/transactions\/([\w-]+)\/submit_for_settlement$/,
    route: onTransaction('capture', (ledger, transaction, body) =>
      capture(ledger, transaction, body.transaction?.amount),
    ),
  },
  {
    method: 'PUT',
    path: /^\/transactions\/([\w-]+)\/void$/,
    route: onTransaction('void', (ledger, transaction) => voidTransaction(ledger, transaction)),
  },
  {
    method: 'POST',
    path: /^\/transactions\/([\w-]+)\/refund$/,
    route: onTransaction(
      'refund',
      (ledger, transaction, body) => refund(ledger, transaction, body.transaction ?? {}),
      201,
    ),
  },
  {
    method: 'PUT',
    path: /^\/transactions\/([\w-]+)\/settle$/,
    route: onTransaction('settle', (ledger, transaction) => advance(ledger, transaction, 'settled')),
  },
  {
    method: 'POST',
    path: /^\/transactions\/advanced_search_ids$/,
    route: ({ ledger, body }) =>
      searchCall(ledger, body, (found) => searchIdsDocument(found.map(({ id }) => id))),
  },
  {
    method: 'POST',
    path: /^\/transactions\/advanced_search$/,
    route: ({ ledger, body }) => searchCall(ledger, body, searchPageDocument),
  },
  {
    method: 'POST',
    path: /^\/customers$/,
    route: ({ ledger, body }) => ({
      op: 'customer',
      orderId: undefined,
      run: () => keepCustomer(ledger, body.customer?.id),
    }),
  },
  {
    method: 'GET',
    path: /^\/us_bank_account_verifications\/([\w-]+)$/,
    route: ({ ledger, id }) => ({
      op: 'find',
      orderId: undefined,
      run: () => showCheck(ledger, id) ?? NOT_FOUND,
    }),
  },
  {
    method: 'PUT',
    path: /^\/us_bank_account_verifications\/([\w-]+)\/confirm_micro_transfer_amounts$/,
    route: confirmCall,
  },
  {
    method: 'POST',
    path: /^\/payment_methods$/,
    route: ({ ledger, body }) => ({
      op: 'payment_method',
      orderId: undefined,
      run: () => vault(ledger, body),
    }),
  },
]

/**
 * Finds the handler of a request; undefined when no handler fits. `path` is what follows the merchant.
 */
export function findCall(
  context: { ledger: Ledger; settings: ApiSettings },
  request: { method: string; path: string; body: unknown },
): ApiCall | undefined {
  for (const { method, path, route } of ROUTES) {
    const match = method === request.method ? path.exec(request.path) : null
    if (match) return route({ ...context, id: match[1] ?? '', body: (request.body ?? {}) as Body })
  }
  return undefined
}

function saleCall({ ledger, settings, body }: Parameters<Route>[0]): ApiCall {
  const request = body.transaction ?? {}
  return {
    op: 'sale',
    orderId: typeof request.order_id === 'string' ? request.order_id : undefined,
    run(behavior) {
      const code = behavior?.startsWith('decline:') ? behavior.slice('decline:'.length) : undefined
      const answer = makeSale(
        ledger,
        settings,
        misheard(request, behavior),
        code === undefined ? undefined : { kind: 'decline', code },
      )
      if (answer.kind === 'made' && behavior === 'wrong_currency') answer.transaction.currency = 'CAD'
      if (answer.kind === 'made') return { status: 201, body: transactionDocument(answer.transaction) }
      if (answer.kind === 'refused')
        return { status: 422, body: errorDocument(answer.message, [], answer.transaction) }
      return {
        status: 422,
        body: errorDocument(answer.problems.map(({ message }) => message).join('\n'), answer.problems),
      }
    },
  }
}

/** The provider's answers to invalid requests. */
function misheard(request: SaleRequest, behavior: Behavior | undefined): SaleRequest {
  if (behavior === 'wrong_amount') return { ...request, amount: '1.00' }
  return behavior === 'wrong_order' ? { ...request, order_id: 'A0THER0RDER00' } : request
}

function onTransaction(
  op: Operation,
  change: (ledger: Ledger, transaction: Transaction, body: Body) => ChangeAnswer,
  status = 200,
): Route {
  return ({ ledger, id, body }) => {
    const transaction = ledger.state.transactions.get(id)
    return {
      op,
      orderId: transaction?.orderId,
      run() {
        if (!transaction) return NOT_FOUND
        const answer = change(ledger, transaction, body)
        if (answer.kind === 'done') return { status, body: transactionDocument(answer.transaction) }
        return {
          status: 422,
          body: errorDocument(answer.problems.map(({ message }) => message).join('\n'), answer.problems),
        }
      },
    }
  }
}

const searchCall = (
  ledger: Ledger,
  body: Body,
  present: (found: readonly Transaction[]) => string,
): ApiCall => ({
  op: 'search',
  orderId: body.search?.order_id?.is,
  run: () => ({ status: 200, body: present(matching(ledger, body.search ?? {})) }),
})

function confirmCall({ ledger, id, body }: Parameters<Route>[0]): ApiCall {
  return {
    op: 'confirm_deposits',
    orderId: undefined,
    run: () => confirmDeposits(ledger, id, body.us_bank_account_verification?.deposit_amounts) ?? NOT_FOUND,
  }
}
