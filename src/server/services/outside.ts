import { createPostgresContent } from '#adapters/content-postgres/content-postgres.ts'
import { localFiles } from '#adapters/files-local/files-local.ts'
import { createSmtpMailer } from '#adapters/mail-smtp/smtp-mailer.ts'
import { taxTable } from '#adapters/tax-table/tax-table.ts'
import { type Connection, connect, type Db } from '#db/connect.ts'
import { partsThatFit } from '#features/catalog/accessories/server/index.ts'
import { judgedFacts, placeVerdict } from '#features/catalog/compliance/rules/place-verdict.ts'
import { placesOfProxy } from '#features/catalog/location/server/index.ts'
import { placeNames } from '#features/catalog/location/server/place-names.ts'
import type { IpPlaces, TaxCalculator } from '#features/catalog/location/server/ports.ts'
import { withPartsLists } from '#features/choosing/search/server/parts-of-models.ts'
import type { PlaceLaw, SearchEngine } from '#features/choosing/search/server/ports.ts'
import type { ContentClient } from '#features/content/content/server/ports.ts'
import type { CartProjects } from '#features/partners/saved-carts/server/ports.ts'
import type { BankLink, DepositVerification } from '#features/selling/bank-debit/server/ports.ts'
import type { PaymentServices } from '#features/selling/payments/server/index.ts'
import type { Gateways } from '#features/selling/payments/server/ports.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { databaseLimiter, type MakeLimiter } from '#platform/limits/server/limiter.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import type { Config } from '../config.ts'
import { createMemorySearch, openSearchCluster, type SearchCluster } from './search-cluster.ts'

const LOCAL_SMTP = 'smtp://127.0.0.1:25'

/** The ports that the features need, each with the adapter that was chosen for it. */
export interface Outside {
  clock: Clock
  connection: Connection
  db: Db
  search: SearchEngine
  /** where a cluster answers searches: what answers them while it is away, and who writes its index */
  cluster?: SearchCluster | undefined
  content: ContentClient
  files: FileStore
  limiter: MakeLimiter
  mailer: Mailer
  tax: TaxCalculator
  ipPlaces: IpPlaces
}

/** Replacements of the product's own choice, for tests and other environments. */
export interface Overrides extends Partial<Outside> {
  /** replacements of the providers' gateways, by payment method */
  gateways?: Partial<Gateways>
  bankLink?: BankLink | undefined
  deposits?: DepositVerification | undefined
  cartProjects?: CartProjects
  /** multiplies the work of every proof: 1 unless given */
  proofTimes?: number
  /** deadlines and limits of payments */
  payments?: Partial<Pick<PaymentServices, 'deadlineMs' | 'graceMs' | 'leaseMs' | 'limits'>>
}

export interface OutsideParts {
  databaseUrl: string
  smtpUrl?: string
  overrides?: Overrides
  /** called for every idle connection that the database closed */
  onLostConnection?: () => void
}

/** What the search knows of places: their names, and the laws of the day. */
const placeLaw = (clock: Clock): PlaceLaw => ({
  find: placeNames().find,
  factsOf: judgedFacts,
  judge: (facts, place) => placeVerdict(facts, place, inStoreZone(clock.now()).day),
})

/** Opens every port that has no override. Connections are made at the first use. */
export function openOutside(config: Config, parts: OutsideParts): Outside {
  const { overrides = {} } = parts
  const connection =
    overrides.connection ??
    connect(parts.databaseUrl, {
      poolSize: config.databasePool,
      ...(parts.onLostConnection ? { onLostConnection: parts.onLostConnection } : {}),
    })
  const db = overrides.db ?? connection.db
  const clock = overrides.clock ?? systemClock
  const law = placeLaw(clock)
  const cluster = overrides.search
    ? undefined
    : openSearchCluster(config.openSearch, { law, clock, pool: connection.pool })
  return {
    clock,
    connection,
    db,
    search:
      overrides.search ??
      withPartsLists(cluster?.standIn.engine ?? createMemorySearch(law), (id) =>
        partsThatFit(db, id, clock.now()),
      ),
    cluster,
    content: overrides.content ?? createPostgresContent(db),
    files: overrides.files ?? localFiles(config.filesDir),
    limiter: overrides.limiter ?? databaseLimiter(connection.pool),
    mailer:
      overrides.mailer ??
      createSmtpMailer({ url: config.smtpUrl ?? parts.smtpUrl ?? LOCAL_SMTP, from: config.mailFrom }),
    tax: overrides.tax ?? taxTable(db, () => inStoreZone(clock.now()).day),
    ipPlaces: overrides.ipPlaces ?? placesOfProxy,
  }
}
