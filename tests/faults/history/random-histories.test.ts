import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import * as naive from '../naive/naive.ts'
import { type ProviderStage, providerStage } from '../stage/provider-stage.ts'
import { play } from './play.ts'
import { askedHistories, failureIn } from './replay.ts'
import type { Naive } from './shop-state.ts'
import { historyOf, type Step } from './steps.ts'

// Buyers, staff, notices, jobs and a failing provider act in an order that a seed decides, through two
// instances on one database.
/** orders in one history */
const STORIES = 8
const FIXED = [1, 2, 3, 4, 5, 6]

let stage: ProviderStage
beforeAll(async () => {
  stage = await providerStage(await makeDatabase({ poolSize: 15 }), {
    deadlineMs: 150,
    limits: { maxInFlight: 8 },
  })
})
afterAll(() => stage.close())

const failureOf = (seed: number, own: Naive = {}, steps: readonly Step[] = historyOf(seed, STORIES)) =>
  failureIn({ stage, seed, steps, own, suite: 'random-histories' })

test.each(askedHistories(FIXED, (seed) => historyOf(seed, STORIES)))(
  'the history of seed $seed keeps every invariant',
  async ({ seed, steps }) => {
    const failure = await failureOf(seed, {}, steps)

    expect(failure?.reported).toBeUndefined()
  },
  60_000,
)

describe('controls: a seed finds each shop with one mistake, and its history is shortened', () => {
  const chargesAgain = async (shop: Shop, orderID: string) => {
    const gateway = shop.payments.gateways.creditCard as Exclude<
      typeof shop.payments.gateways.creditCard,
      'offline' | undefined
    >
    const { total_cents } = await shop.db
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', orderID)
      .executeTakeFirstOrThrow()
    const charge = () =>
      gateway.authorize({
        orderId: orderID,
        amount: toCents(total_cents),
        token: stage.sandbox.control.tokenize('4111111111111111'),
        idempotencyKey: crypto.randomUUID(),
      })
    if ((await charge()).kind !== 'approved') await charge()
  }

  test.each<[string, Naive, RegExp, number]>([
    ['that believes every notice', { notice: naive.believeNotice }, /I4|I9/, 3],
    [
      'that charges without an attempt row, and again when the answer is lost',
      { payByCard: chargesAgain },
      /I2|I3/,
      2,
    ],
  ])(
    'a shop %s',
    async (_, own, breach, most) => {
      let found: Awaited<ReturnType<typeof failureOf>>
      let seed = 0
      while (!found && seed < 10) found = await failureOf(++seed, own)
      const steps = historyOf(seed, STORIES)

      expect(found?.reported).toMatch(breach)
      expect(found?.reported).toContain(`HISTORIES=${seed}:${found?.kept.join(',')} npx vitest`)
      expect(found?.kept.length).toBeLessThanOrEqual(most)
      // The product itself breaks no invariant in the same history.
      expect(
        await play(
          stage,
          found!.kept.map((index) => steps[index]!),
        ),
      ).toEqual([])
    },
    60_000,
  )
})
