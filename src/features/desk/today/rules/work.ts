import { STORY } from '#features/content/stories/rules/access.ts'
import { IMPORT_RUN } from '#features/desk/import-runs/rules/access.ts'
import { MONEY } from '#features/desk/money/rules/access.ts'
import { ISSUE } from '#features/desk/page-issues/rules/access.ts'
import { CUSTOMER } from '#features/partners/customers/rules/access.ts'
import { LEAD } from '#features/partners/leads/rules/access.ts'
import { QUOTE } from '#features/partners/quotes/rules/access.ts'
import type { Action, Role } from '#features/people/accounts/rules/actions.ts'
import { CERTIFICATE, DAMAGE, PAYMENT, RETURN } from '#features/selling/fulfilment/rules/access.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { REPRICING } from '#features/selling/repricing/rules/access.ts'
import { TAX_CERTIFICATE } from '#features/selling/tax-exemption/rules/access.ts'
import { CONTRACTOR } from '#features/service/contractors/rules/access.ts'
import { REVIEW } from '#features/service/reviews/rules/access.ts'
import { WARRANTY } from '#features/service/warranties/rules/access.ts'
import { choiceOr, listQuery } from '#platform/lists/rules/query.ts'
import { TODAY } from './access.ts'

export const WORK_GROUPS = ['ship', 'money', 'returns', 'customers', 'stock'] as const
type WorkGroup = (typeof WORK_GROUPS)[number]

/** What names a piece of work: its id among its kind, and the order that it is about, or ''. */
interface Named {
  key: string
  orderID: string
}

interface Kind {
  group: WorkGroup
  /** what a person must be allowed to do, to do this work */
  needs: Action
  /** the page of the portal where it is done */
  opens: (work: Named) => string
  /** who has it is decided on its own page */
  hasOwnPage?: boolean
}

/** The part of an order's page. */
const order =
  (part: string) =>
  ({ orderID }: Named): string =>
    orderID === '' ? '/orders' : `/orders/${encodeURIComponent(orderID)}#${part}`
/** Its difference on the page of the reconciliation. */
const difference = ({ orderID }: Named): string => `/money#difference-${encodeURIComponent(orderID)}`
const page = (path: string) => (): string => path
const row =
  (path: string) =>
  ({ key }: Named): string =>
    `${path}/${encodeURIComponent(key)}`

const ship = (needs: Action): Kind => ({ group: 'ship', needs, opens: order('next') })
const money = (needs: Action): Kind => ({ group: 'money', needs, opens: order('money') })

/** Each kind of work that waits for a person. */
export const WORK = {
  to_ship: ship(ORDER.ship),
  order_on_hold: ship(ORDER.hold),
  cancel_request: ship(ORDER.cancel),
  certificate_to_verify: ship(CERTIFICATE.decide),
  certificate_refused: ship(CERTIFICATE.decide),
  authorization_ends: ship(ORDER.ship),
  honour_period_ends: ship(ORDER.ship),

  check_to_receive: { group: 'money', needs: ORDER['receive-payment'], opens: order('next') },
  order_to_approve: { group: 'money', needs: ORDER.approve, opens: order('next') },
  payment_returned: money(ORDER['receive-payment']),
  dispute: money(PAYMENT.reconcile),
  payment_difference: { group: 'money', needs: PAYMENT.reconcile, opens: difference },
  charge_without_order: { group: 'money', needs: PAYMENT.reconcile, opens: difference },
  unknown_payment: money(PAYMENT.reconcile),
  unknown_capture: money(PAYMENT.reconcile),
  unknown_refund: money(PAYMENT.reconcile),
  waiting_capture: money(PAYMENT.reconcile),
  waiting_refund: money(PAYMENT.reconcile),
  failed_capture: money(PAYMENT.reconcile),
  failed_refund: money(PAYMENT.reconcile),
  money_to_give_back: money(PAYMENT.reconcile),
  refund_to_approve: { group: 'money', needs: ORDER['approve-refund'], opens: order('refund') },
  terms_overdue: {
    group: 'money',
    needs: MONEY.read,
    opens: ({ key }) => `/money/statement?company=${encodeURIComponent(key)}`,
  },
  statements_unsent: { group: 'money', needs: MONEY['mail-statements'], opens: page('/money/statements') },
  not_carried_out: { group: 'money', needs: PAYMENT.reconcile, opens: order('history') },

  return_request: { group: 'returns', needs: RETURN.decide, opens: order('returns') },
  damage_report: { group: 'returns', needs: DAMAGE.settle, opens: order('damage') },
  replacement_to_ship: { group: 'ship', needs: ORDER.ship, opens: order('damage') },

  lead: { group: 'customers', needs: LEAD.work, opens: row('/leads') },
  // All staff answer chats. Not by their own permission: chats lie at the bottom of the feature graph.
  chat: { group: 'customers', needs: TODAY.read, opens: page('/chats'), hasOwnPage: true },
  call: {
    group: 'customers',
    needs: CUSTOMER.write,
    opens: ({ key }) => `/customers/${key.split('-')[0]}`,
  },
  quote_new: { group: 'customers', needs: QUOTE.write, opens: row('/quotes'), hasOwnPage: true },
  quote_ends: { group: 'customers', needs: QUOTE.write, opens: row('/quotes'), hasOwnPage: true },
  quote_comment: { group: 'customers', needs: QUOTE.write, opens: row('/quotes'), hasOwnPage: true },
  quote_approval: { group: 'customers', needs: QUOTE.approve, opens: row('/quotes') },
  price_approval: { group: 'customers', needs: REPRICING['approve-price'], opens: page('/approvals') },
  tax_certificate: { group: 'customers', needs: TAX_CERTIFICATE.decide, opens: page('/tax-certificates') },
  question: { group: 'customers', needs: REVIEW.decide, opens: page('/reviews') },
  review: { group: 'customers', needs: REVIEW.decide, opens: page('/reviews') },
  story: { group: 'customers', needs: STORY.decide, opens: page('/stories') },
  installer_feedback: { group: 'customers', needs: CONTRACTOR.decide, opens: page('/installers/feedback') },
  listing: { group: 'customers', needs: CONTRACTOR.write, opens: row('/installers') },
  warranty: { group: 'customers', needs: WARRANTY.file, opens: page('/warranties') },
  page_issue: { group: 'customers', needs: ISSUE.work, opens: row('/issues'), hasOwnPage: true },

  stock_low: { group: 'stock', needs: ORDER.ship, opens: row('/product') },
  import_failed: {
    group: 'stock',
    needs: IMPORT_RUN.close,
    opens: ({ key }) => `/settings/imports#import-${encodeURIComponent(key)}`,
  },
  stock_held_by_few: { group: 'stock', needs: ORDER.cancel, opens: order('edit') },
} as const satisfies Readonly<Record<string, Kind>>

export type WorkKind = keyof typeof WORK
export const WORK_KINDS = Object.keys(WORK) as WorkKind[]

/** Whether a role does this kind of work, for every buyer and company. */
export const doesWork = (role: Role, kind: WorkKind): boolean => WORK[kind].needs.scopes[role] === 'all'

/** Whether this page gives the work to a person; otherwise its own page does. */
export const isGivenHere = (kind: WorkKind): boolean => !('hasOwnPage' in WORK[kind])

/** All work, one's own, or what no person has. */
const WHOSE_WORK = ['all', 'mine', 'unassigned'] as const

/** What the list can be asked for. */
export const TODAY_LIST = listQuery({
  filters: { group: choiceOr('all', ['all', ...WORK_GROUPS]), whose: choiceOr('all', WHOSE_WORK) },
})

/** Work is counted up to this number. */
export const MOST_WORK = 10_000
