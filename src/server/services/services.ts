import { sql } from 'kysely'
import { createPostgresContent } from '#adapters/content-postgres/content-postgres.ts'
import { localFiles } from '#adapters/files-local/files-local.ts'
import { createSmtpMailer } from '#adapters/mail-smtp/smtp-mailer.ts'
import { createSqliteSearch } from '#adapters/search-sqlite/index.ts'
import { taxTable } from '#adapters/tax-table/tax-table.ts'
import { connect } from '#db/connect.ts'
import { databaseLimiter } from '#db/limiter.ts'
import { isMigrated } from '#db/migrate.ts'
import { type BankServices, makeLinkGuard } from '#features/bank-debit/server/index.ts'
import { makeSendGuard } from '#features/cart/server/index.ts'
import { pictureResponse, productDocument } from '#features/catalog/server/index.ts'
import { createContent } from '#features/content/server/index.ts'
import { afterDispute, makeReportGuard, makeSummaryGuard } from '#features/fulfilment/server/index.ts'
import { placesOfProxy } from '#features/location/server/index.ts'
import { makeLookupGuard } from '#features/orders/server/index.ts'
import type { AmountLimits } from '#features/payments/rules/amount-limits.ts'
import {
  affirmConfirmed,
  amazonService,
  creditkeyApproved,
  paymentNotices,
} from '#features/payments/server/index.ts'
import { type Gateways, OFFERED_METHODS, type OfferedMethod } from '#features/payments/server/ports.ts'
import { noOffer, type PaymentOffer } from '#features/payments/ui/offer.ts'
import { makeSubmissionGuard } from '#features/reviews/server/index.ts'
import { createProjection } from '#features/search/server/index.ts'
import { sharingFiles } from '#features/sharing/server/index.ts'
import { type Clock, systemClock } from '#kit/clock.ts'
import type { Config } from '../config.ts'
import { openAffirm } from '../providers/affirm.ts'
import { openAmazon } from '../providers/amazon.ts'
import { openBraintree } from '../providers/braintree.ts'
import { openCreditKey } from '../providers/creditkey.ts'
import { openPaypal } from '../providers/paypal.ts'
import { openPlaid } from '../providers/plaid.ts'
import type { OpenProvider } from '../providers/provider.ts'

const LOCAL_SMTP = 'smtp://127.0.0.1:25'

/** Answers a path outside pages and calls, e.g. a document. */
export type FileHandler = (request: Request, params: Record<string, string>) => Promise<Response>

export interface ServiceParts {
  databaseUrl: string
  sessionSecret: string
  /** the payment sandbox of a demo, when it runs */
  sandboxUrl?: string
  smtpUrl?: string
  clock?: Clock
  /** where a warning of something that staff should mend goes */
  report?: (message: string) => void
}

export type Services = ReturnType<typeof createServices>

/** The composition root: the one place that knows which adapter stands behind each port. Nothing starts by importing this file. */
export function createServices(config: Config, parts: ServiceParts) {
  const clock = parts.clock ?? systemClock
  const connection = connect(parts.databaseUrl, { poolSize: config.databasePool })
  const { db } = connection
  const search = createSqliteSearch()
  const fileStore = localFiles(config.filesDir)
  const limiter = databaseLimiter(connection.pool)
  const projection = createProjection({ db, search, clock })
  const content = createContent(createPostgresContent(db), parts.report)
  const providers = openProviders(config, parts.sandboxUrl)
  const limits: AmountLimits = Object.assign({}, ...providers.map((provider) => provider.limits ?? {}))
  const orderCookie = {
    secrets: [parts.sessionSecret] as [string],
    secure: config.publicOrigin.startsWith('https:'),
  }
  const payments = {
    db,
    clock,
    gateways: gatewaysOf(providers),
    deadlineMs: config.paymentTimeoutMs,
    graceMs: config.paymentGraceMs,
    leaseMs: config.jobLeaseMs,
    limits,
    comeBack: { origin: config.publicOrigin, secrets: orderCookie.secrets },
  }

  let migrated = false
  // Once migrated it stays so: a balancer asks every second, and a word is enough to know that the database is there.
  async function databaseWaits(): Promise<string[]> {
    try {
      if (migrated) await sql`select 1`.execute(db)
      else migrated = await isMigrated(db)
      return migrated ? [] : ['migrations']
    } catch {
      return ['database']
    }
  }

  return {
    clock,
    connection,
    db,
    search,
    content,
    /** What pages show: the search index and the content, each held at its own revision. */
    shown: {
      refresh: async () => void (await Promise.all([projection.refresh(), content.refresh()])),
      revision: () => projection.revision() + content.revision(),
    },
    tax: taxTable(db),
    ipPlaces: placesOfProxy,
    delivery: config.delivery,
    contact: config.contact,
    mailer: createSmtpMailer({ url: config.smtpUrl ?? parts.smtpUrl ?? LOCAL_SMTP, from: config.mailFrom }),
    payments,
    payment: {
      methods: OFFERED_METHODS.filter(
        (method) => method === 'check' || providers.some(({ methods }) => methods.includes(method)),
      ),
      ...(Object.assign({ ...noOffer, limits }, ...providers.map(({ offer }) => offer)) as PaymentOffer),
    },
    /** origins that the steps of the checkout may frame; of `scripts` also run and call, of `calls` only call */
    paymentOrigins: {
      frames: providers.flatMap(({ frames }) => frames),
      scripts: [...new Set(providers.flatMap(({ scripts }) => scripts))],
      calls: providers.flatMap(({ calls = [] }) => calls),
    },
    /** what providers send us, by path */
    notices: new Map(
      providers
        .flatMap(({ notices }) => Object.entries(notices))
        .map(([path, method]) => [path, paymentNotices(payments, method, afterDispute)]),
    ),
    /** where lenders send a buyer's browser by POST, or speak to us themselves, by path */
    lenders: new Map([
      ['/checkout/affirm/confirm', affirmConfirmed(payments)],
      ['/checkout/creditkey/approved', creditkeyApproved(payments)],
    ]),
    orderCookie,
    orderLookups: makeLookupGuard(limiter),
    summaryMails: makeSummaryGuard(limiter),
    damageReports: makeReportGuard(limiter),
    fileStore,
    files: new Map<string, FileHandler>([
      ...providers
        .flatMap(({ files = {} }) => Object.entries(files))
        .map(([path, respond]) => [path, async () => respond()] as const),
      // The wallet service of the specification: a function of its own, which needs nothing of the app around it.
      [
        '/AmazonPay',
        amazonService({
          payments,
          orderCookie,
          originOf: (request) => (config.demo ? new URL(request.url).origin : config.publicOrigin),
        }),
      ],
      [
        '/product-documents/:id/specification-sheet.pdf',
        (_request, { id }) => productDocument(db, clock, id ?? '', 'specification-sheet'),
      ],
      [
        '/product-images/:hash/:file',
        (_request, { hash, file }) => pictureResponse(fileStore, hash ?? '', file ?? ''),
      ],
      [
        '/product-documents/:id/certificate.pdf',
        (_request, { id }) => productDocument(db, clock, id ?? '', 'certificate'),
      ],
      ...sharingFiles({
        db,
        clock,
        origin: config.publicOrigin,
        writtenPages: async () =>
          (await content.list('brochure')).flatMap(({ path, updatedAt }) =>
            path ? [{ path, changedAt: new Date(updatedAt) }] : [],
          ),
      }),
    ]),
    submissions: makeSubmissionGuard(limiter),
    cartSends: makeSendGuard(limiter),
    bank: openBank(providers, payments, {
      guard: makeLinkGuard(limiter),
      secrets: [parts.sessionSecret],
      secure: config.publicOrigin.startsWith('https:'),
    }),

    /** What /readyz still waits for; empty when requests can be answered. */
    async notReady(): Promise<string[]> {
      const waiting = await databaseWaits()
      return [...waiting, ...(search.isReady() ? [] : ['search index'])]
    },

    async close(): Promise<void> {
      search.close()
      this.mailer.close()
      await connection.close()
    },
  }
}

/** Every provider that has credentials, or the sandbox to stand in for it. */
function openProviders(config: Config, sandboxUrl: string | undefined): OpenProvider[] {
  const around = { sandboxUrl, production: config.production, deadlineMs: config.paymentTimeoutMs }
  return [
    openBraintree(config.braintree, around),
    openPaypal(config.paypal, around),
    openAmazon(config.amazon, around),
    openAffirm(config.affirm, around),
    openCreditKey(config.creditkey, around),
    openPlaid(config.plaid, around),
  ].filter((provider) => provider !== undefined)
}

const openBank = (
  providers: readonly OpenProvider[],
  payments: BankServices['payments'],
  keys: Pick<BankServices, 'secrets' | 'secure' | 'guard'>,
): BankServices => ({
  ...keys,
  payments,
  link: providers.find(({ bankLink }) => bankLink)?.bankLink,
  deposits: providers.find(({ deposits }) => deposits)?.deposits,
})

function gatewaysOf(providers: readonly OpenProvider[]): Gateways {
  const gatewayOf = (method: OfferedMethod) =>
    providers.map(({ gateways }) => gateways[method]).find((gateway) => gateway !== undefined)
  return Object.fromEntries(
    OFFERED_METHODS.map((method) => [method, method === 'check' ? 'offline' : gatewayOf(method)]),
  ) as Gateways
}
