import { createTermsGateway } from '#adapters/payments-terms/terms-gateway.ts'
import type { QuoteLinks } from '#features/partners/quotes/server/guest-link.ts'
import type { AccountServices } from '#features/people/accounts/server/who-asks.ts'
import type { BankServices } from '#features/selling/bank-debit/server/services.ts'
import { type OrderEvents, orderEvents } from '#features/selling/fulfilment/server/order-events.ts'
import { creditUse } from '#features/selling/net-terms/server/terms-offer.ts'
import { texts as termsTexts } from '#features/selling/net-terms/texts.ts'
import type { OrderCookieKeys } from '#features/selling/orders/server/index.ts'
import type { AmountLimits } from '#features/selling/payments/rules/amount-limits.ts'
import { hasLivePayment, type PaymentServices } from '#features/selling/payments/server/index.ts'
import { paymentNotices } from '#features/selling/payments/server/notices.ts'
import {
  type Gateways,
  OFFERED_METHODS,
  type OfferedMethod,
} from '#features/selling/payments/server/ports.ts'
import { noOffer, type PaymentOffer } from '#features/selling/payments/ui/offer.ts'
import { recordEvents } from '#platform/limits/server/events.ts'
import { type Limits, makeLimits } from '#platform/limits/server/limits.ts'
import type { Config } from '../config.ts'
import type { OpenProvider } from '../providers/provider.ts'
import type { Outside, Overrides } from './outside.ts'

type Answer = (request: Request) => Promise<Response>

/** Dependencies of the calls of cart, checkout, payments, orders, fulfilment and reviews beside the ports. */
export interface SellingServices {
  payments: PaymentServices
  /** what follows for an order when its time ends or its money moves */
  orderEvents: OrderEvents
  /** whether a payment of an order holds money or may still do so */
  hasLivePayment: typeof hasLivePayment
  bank: BankServices
  /** the methods that a buyer may choose, and what a browser needs to show each */
  paymentOffer: PaymentOffer & { methods: readonly OfferedMethod[] }
  /**
   * origins for pages of the checkout: `frames` may be framed, `scripts` may also run and be called, `calls`
   * only be called
   */
  paymentOrigins: { frames: string[]; scripts: string[]; calls: string[] }
  /** what answers the notices that providers send, by path */
  paymentNotices: ReadonlyMap<string, Answer>
  /** what answers a browser that a lender sends back by POST, or the lender itself, by path */
  lenderReturns: ReadonlyMap<string, Answer>
  orderCookie: OrderCookieKeys
  /** guest links of quotes */
  quoteLinks: QuoteLinks
  accounts: AccountServices
  /** days that an order by check waits for its check */
  checkDays: number
  /** how often a network, a mailbox or an order may do what */
  rateLimits: Limits
  /** receives a warning about something that staff should correct */
  report: (message: string) => void
}

export interface SellingParts {
  config: Config
  outside: Outside
  overrides: Overrides
  providers: readonly OpenProvider[]
  sessionSecret: string
  /** called for each security event, for the figures of this process */
  onSecurityEvent?: ((kind: string) => void) | undefined
  /** receives a warning about something that staff should correct */
  report?: ((message: string) => void) | undefined
}

/** Puts the selling features together with the payment providers. */
export function createSelling(parts: SellingParts): SellingServices {
  const { config, overrides, providers, sessionSecret } = parts
  const rateLimits = limitsOf(parts)
  const secrets = secretsOf(sessionSecret, config.sessionSecretOld)
  const secure = config.publicOrigin.startsWith('https:')
  const payments = paymentServices(parts, secrets, rateLimits)
  return {
    payments,
    orderEvents,
    hasLivePayment,
    bank: {
      payments,
      link:
        'bankLink' in overrides ? overrides.bankLink : providers.find(({ bankLink }) => bankLink)?.bankLink,
      deposits:
        'deposits' in overrides ? overrides.deposits : providers.find(({ deposits }) => deposits)?.deposits,
      rateLimits,
      secrets,
      secure,
    },
    paymentOffer: offerOf(providers, payments.limits ?? {}),
    paymentOrigins: {
      frames: providers.flatMap(({ frames }) => frames),
      scripts: [...new Set(providers.flatMap(({ scripts }) => scripts))],
      calls: providers.flatMap(({ calls = [] }) => calls),
    },
    paymentNotices: new Map(
      providers
        .flatMap(({ notices }) => Object.entries(notices))
        .map(([path, method]) => [path, paymentNotices(payments, method, orderEvents.disputed)]),
    ),
    lenderReturns: new Map(
      providers
        .flatMap(({ returns = {} }) => Object.entries(returns))
        .map(([path, answer]) => [path, answer(payments)]),
    ),
    quoteLinks: { secrets, origin: config.publicOrigin },
    orderCookie: { secrets, secure, clock: parts.outside.clock },
    accounts: {
      secrets,
      secure: config.portalOrigin.startsWith('https:'),
      origin: config.portalOrigin,
    },
    rateLimits,
    checkDays: config.checkDays,
    report: parts.report ?? (() => {}),
  }
}

type Secrets = readonly [string, ...string[]]

/** The first signs; the one before it still verifies. */
const secretsOf = (secret: string, old: string | undefined): Secrets =>
  old === undefined ? [secret] : [secret, old]

const limitsOf = ({
  config,
  outside,
  overrides,
  sessionSecret,
  onSecurityEvent,
  report,
}: SellingParts): Limits =>
  makeLimits({
    make: outside.limiter,
    buyingTimes: config.buyingLimitsTimes,
    secret: sessionSecret,
    ...(overrides.proofTimes === undefined ? {} : { proofTimes: overrides.proofTimes }),
    record: recordEvents({
      db: outside.db,
      clock: outside.clock,
      onEvent: onSecurityEvent,
      onError: (error) => report?.(`a security event could not be written: ${String(error)}`),
    }),
  })

function paymentServices(
  { config, outside, overrides, providers }: SellingParts,
  secrets: Secrets,
  rateLimits: Limits,
): PaymentServices {
  const limits: AmountLimits = Object.assign({}, ...providers.map((provider) => provider.limits ?? {}))
  return {
    db: outside.db,
    clock: outside.clock,
    gateways: {
      ...gatewaysOf(providers),
      terms: createTermsGateway({
        db: outside.db,
        clock: outside.clock,
        refusals: termsTexts.refused,
        creditUse,
      }),
      ...overrides.gateways,
    },
    rateLimits,
    deadlineMs: config.paymentTimeoutMs,
    graceMs: config.paymentGraceMs,
    leaseMs: config.jobLeaseMs,
    limits,
    comeBack: { origin: config.publicOrigin, secrets },
    ...overrides.payments,
  }
}

function offerOf(
  providers: readonly OpenProvider[],
  limits: AmountLimits,
): PaymentOffer & { methods: readonly OfferedMethod[] } {
  const offer: PaymentOffer = Object.assign({ ...noOffer, limits }, ...providers.map(({ offer }) => offer))
  return {
    methods: offeredMethods(providers),
    ...offer,
  }
}

/** The methods with credentials, whether staff have switched them off or not. */
export const offeredMethods = (providers: readonly OpenProvider[]): OfferedMethod[] =>
  OFFERED_METHODS.filter(
    (method) => method === 'check' || providers.some(({ methods }) => methods.includes(method)),
  )

function gatewaysOf(providers: readonly OpenProvider[]): Gateways {
  const gatewayOf = (method: OfferedMethod) =>
    providers.map(({ gateways }) => gateways[method]).find((gateway) => gateway !== undefined)
  return Object.fromEntries(
    OFFERED_METHODS.map((method) => [method, method === 'check' ? 'offline' : gatewayOf(method)]),
  ) as Gateways
}
