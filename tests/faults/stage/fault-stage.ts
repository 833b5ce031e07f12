import type { SandboxOptions } from '#demo/payment-sandbox/options.ts'
import { type PaymentSandbox, startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop, type ShopParts } from '#tests/fixtures/shop/open-shop.ts'
import { fillStock } from '#tests/fixtures/shop/products.ts'
import { breaches, type Facts } from '../checks/invariants.ts'
import { heldBy, workOf } from './aftermath.ts'

export interface StageOptions {
  poolSize?: number
  /** units in stock; false leaves the catalog empty */
  stock?: { furnaces?: number; thermostats?: number } | false
}

interface Started {
  sandbox: PaymentSandbox
  clock: StageClock
}

interface StageClock {
  now(): Date
  advance(ms: number): void
}

/** One shop with a database and providers of its own. */
export interface FaultStage<Clock extends StageClock = ReturnType<typeof movableClock>> {
  database: TestDatabase
  /** the provider of cards, unless the shop was opened with another one */
  ledger: PaymentLedger
  clock: Clock
  shop: Shop
  /** keys of the mails that were sent, in order */
  mails: string[]
  /** Runs one background job by its name, once. */
  work(name: string): Promise<number>
  /** The data that the invariants check. `reported`: ids of the orders that buyers received. */
  facts(reported?: readonly string[]): Facts
  /** One sentence for each invariant that does not hold. */
  broken(reported?: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

export interface SandboxStage extends FaultStage {
  sandbox: PaymentSandbox
}

interface LedgerParts<Clock> extends StageOptions {
  clock?: Clock
  shop?: Partial<ShopParts>
}

/** A stage whose provider is a ledger in the test's memory, which fails on demand. */
export async function faultStage<Clock extends StageClock = ReturnType<typeof movableClock>>(
  options: LedgerParts<Clock> = {},
): Promise<FaultStage<Clock>> {
  const clock = options.clock ?? (movableClock() as StageClock as Clock)
  return open(options, clock, () => options.shop ?? {}, undefined)
}

/** A stage with the payment sandbox, for the clients of real providers. */
export async function sandboxStage(
  options: StageOptions & {
    sandbox: Omit<SandboxOptions, 'port'>
    /** the gateways under test, on the sandbox */
    shop: (started: Started) => Partial<ShopParts>
  },
): Promise<SandboxStage> {
  const clock = movableClock()
  const sandbox = await startPaymentSandbox({ port: 0, ...options.sandbox })
  const stage = await open(options, clock, () => options.shop({ sandbox, clock }), sandbox)
  return {
    ...stage,
    sandbox,
    async close() {
      await Promise.all([sandbox.close(), stage.close()])
    },
  }
}

async function open<Clock extends StageClock>(
  { poolSize, stock = {} }: StageOptions,
  clock: Clock,
  parts: () => Partial<ShopParts>,
  sandbox: PaymentSandbox | undefined,
): Promise<FaultStage<Clock>> {
  const database = await makeDatabase(poolSize === undefined ? {} : { poolSize })
  const ledger = await startLedger()
  if (stock) await fillStock(database.db, stock)
  const shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url), ...parts() })
  const facts = (reported: readonly string[] = []): Facts => ({
    db: database.db,
    ledger: [...(sandbox ? heldBy(sandbox) : []), ...ledger.entries],
    mails: ledger.mails,
    reported,
  })
  return {
    database,
    ledger,
    clock,
    shop,
    mails: ledger.mails,
    work: (name) => workOf(shop.services, (key) => ledger.mails.push(key))(name),
    facts,
    broken: (reported) => breaches(facts(reported)),
    async close() {
      await ledger.close()
      await database.drop()
    },
  }
}
