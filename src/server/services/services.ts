import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isMigrated } from '#db/migrate.ts'
import type { DraftQuote } from '#features/choosing/system-selector/server/ports.ts'
import { createExampleMails, type ExampleMails } from '#features/desk/mail-examples/server/example-letters.ts'
import type { TestedProvider } from '#features/desk/store-facts/server/ports.ts'
import { addTimelineEntry } from '#features/partners/customers/server/index.ts'
import { findProjects } from '#features/partners/customers/server/projects/read-projects.ts'
import { draftOfKits } from '#features/partners/quotes/server/draft-of-kits.ts'
import { saleOfQuote } from '#features/partners/quotes/server/shopper/sale.ts'
import { CART_ENTRY } from '#features/partners/saved-carts/rules/access.ts'
import type { CartProjects } from '#features/partners/saved-carts/server/ports.ts'
import { texts as cartTexts } from '#features/partners/saved-carts/texts.ts'
import { createListWatch, type ListWatch } from '#features/people/live-lists/server/watch.ts'
import type { CartPorts } from '#features/selling/cart/server/ports.ts'
import { amazonService } from '#features/selling/payments/server/wallets/amazon-service.ts'
import type { ChatServices } from '#features/service/chat/server/context.ts'
import { createChatHub } from '#features/service/chat/server/live/hub.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { DocumentHandler } from '#platform/feature/server/define-feature.ts'
import { type StreamPlaces, streamPlaces } from '#platform/streams/server/stream-places.ts'
import type { Config } from '../config.ts'
import { entryKinds, lists, liveLists, mails, migrations, personalData, stoppedMail } from '../declared.ts'
import type { OpenProvider } from '../providers/provider.ts'
import { type Outside, type OutsideParts, openOutside } from './outside.ts'
import { createSelling, type SellingServices } from './selling.ts'
import { createShown, type ShownServices } from './shown.ts'
import { testedProviders } from './tested-providers.ts'

export interface ServiceParts extends OutsideParts {
  sessionSecret: string
  /** the payment sandbox of a demo, when it runs */
  sandboxUrl?: string
  /** receives a warning about something that staff should correct */
  report?: (message: string) => void
  /** called for each security event */
  onSecurityEvent?: (kind: string) => void
}

/** The services of the process. Each handler declares by type which of them it needs. */
export interface Services extends Omit<Outside, 'content'>, ShownServices, SellingServices, CartPorts {
  delivery: Config['delivery']
  contact: Config['contact']
  publicOrigin: string
  /** the projects that partners save carts for */
  cartProjects: CartProjects
  /** the drafts that the system selector asks for */
  draftQuote: DraftQuote
  chat: ChatServices
  /** the places of live streams: of chats, of lists */
  streamPlaces: StreamPlaces
  /** the kinds of entries that features write into the history of customers */
  entryKinds: typeof entryKinds
  /** the lists that the portal exports as files */
  lists: typeof lists
  /** says when lists of the portal have new rows */
  liveLists: ListWatch
  /** an example of each mail that the store sends */
  exampleMails: ExampleMails
  /** the providers that staff can test */
  testedProviders: readonly TestedProvider[]
  /** what a mailbox stops, in the words of each mail */
  stoppedMail: readonly string[]
  /** what each capability keeps of a person */
  personalData: typeof personalData
  /** handlers of the files of payment providers, by path */
  documents: ReadonlyMap<string, DocumentHandler>
  /** The dependencies that /readyz still waits for; empty when the server is ready. */
  notReady(): Promise<string[]>
  /** since when this process answers searches itself, because the cluster does not */
  searchAwaySince(): Date | undefined
  close(): Promise<void>
}

/** How to reach the store. Staff change the phone while the store runs. */
const contactOf = ({ contact }: Config): Config['contact'] => ({
  ...contact,
  get phone() {
    return merchant().phone
  },
})

/**
 * The composition root: the only place that chooses the adapter of each port. Importing this file starts
 * nothing. `parts.overrides` replaces single ports, so that tests run on the wiring of the product.
 */
export function createServices(config: Config, parts: ServiceParts): Services {
  const { overrides = {}, sessionSecret } = parts
  const outside = openOutside(config, parts)
  const providers = config.providers.open({
    sandboxUrl: parts.sandboxUrl,
    production: config.production,
    deadlineMs: config.paymentTimeoutMs,
  })
  const shown = createShown(outside, config.contact, parts.report)
  const selling = createSelling({
    config,
    outside,
    overrides,
    providers,
    sessionSecret,
    onSecurityEvent: parts.onSecurityEvent,
    report: parts.report,
  })
  const databaseProblem = databaseCheck(outside.db)
  return {
    ...outside,
    ...shown,
    ...selling,
    delivery: config.delivery,
    contact: contactOf(config),
    publicOrigin: config.publicOrigin,
    saleOfQuote: (request, cart) =>
      saleOfQuote({ ...outside, ...selling, delivery: config.delivery, request }, cart),
    cartProjects: overrides.cartProjects ?? cartProjectsOf(outside.db),
    draftQuote: draftOfKits,
    chat: {
      hub: createChatHub({
        db: outside.db,
        databaseUrl: parts.databaseUrl,
        ...(parts.report ? { report: parts.report } : {}),
      }),
      secure: config.publicOrigin.startsWith('https:'),
    },
    entryKinds,
    lists,
    streamPlaces: streamPlaces(),
    liveLists: createListWatch(outside.db, liveLists, parts.report ? { report: parts.report } : {}),
    exampleMails: createExampleMails(mails),
    testedProviders: testedProviders(outside, selling),
    stoppedMail,
    personalData,
    documents: providerDocuments({ config, selling, providers }),

    async notReady() {
      return [...(await databaseProblem()), ...(outside.search.isReady() ? [] : ['search index'])]
    },

    searchAwaySince: () => outside.cluster?.standIn.awaySince(),

    async close() {
      this.liveLists.end()
      await this.chat.hub.stop()
      await outside.cluster?.claim.release()
      outside.search.close()
      outside.mailer.close()
      await outside.connection.close()
    },
  }
}

/**
 * Checks that the database answers and is migrated. A load balancer asks every second, so once the database
 * is migrated `select 1` is enough.
 */
function databaseCheck(db: Db): () => Promise<string[]> {
  let migrated = false
  return async () => {
    try {
      if (migrated) await sql`select 1`.execute(db)
      else migrated = await isMigrated(db, migrations)
      return migrated ? [] : ['migrations']
    } catch {
      return ['database']
    }
  }
}

const cartProjectsOf = (db: Db): CartProjects => ({
  find: (ids) => findProjects(db, ids),
  addToHistory: (trx, { id, name, lines, project, actor, now }) =>
    addTimelineEntry(trx, {
      customerId: project.customerId,
      projectId: project.id,
      kind: CART_ENTRY,
      text: cartTexts.inHistory(name, lines),
      href: `/saved-carts/${id}`,
      actor,
      now,
    }),
})

interface DocumentParts {
  config: Config
  selling: SellingServices
  providers: readonly OpenProvider[]
}

/** The handlers of the files of payment providers, by path. */
function providerDocuments({
  config,
  selling,
  providers,
}: DocumentParts): ReadonlyMap<string, DocumentHandler> {
  const amazon = amazonService({
    payments: selling.payments,
    orderCookie: selling.orderCookie,
    originOf: (request) => (config.demo ? new URL(request.url).origin : config.publicOrigin),
  })
  return new Map<string, DocumentHandler>([
    ...providers
      .flatMap(({ files = {} }) => Object.entries(files))
      .map(([path, respond]) => [path, async () => respond()] as const),
    // The specification makes the wallet service a function that depends on nothing else in the app.
    ['/AmazonPay', (request, _named, caller) => amazon(request, caller)],
  ])
}
