import { call } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vocabulary } from '#features/catalog/catalog/rules/vocabulary/current.ts'
import { setVocabulary } from '#features/catalog/catalog/rules/vocabulary/vocabulary.ts'
import { bumpCatalogue } from '#features/catalog/catalog/server/index.ts'
import { draftOfKits } from '#features/partners/quotes/server/draft-of-kits.ts'
import { priceCart, publicPrices } from '#features/selling/pricing/server/index.ts'
import { toWire } from '#lib/money.ts'
import { makeLimits } from '#platform/limits/server/limits.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { dispatchOutbox } from '#platform/outbox/server/dispatch.ts'
import type { TestDatabase } from '#tests/fixtures/database/database.ts'
import { makeDemoDatabase } from '#tests/fixtures/database/demo-database.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { averageTax } from '#tests/fixtures/shop/taxes.ts'
import { systemSelectorHandlers } from './handlers.ts'
import { QUESTION_MAIL_TOPIC, QUOTE_MAIL_TOPIC, sendQuestionMails, sendQuoteMails } from './mails.ts'
import { clearRequests } from './requests.ts'

const NOW = new Date('2026-11-23T16:00:00Z')
let database: TestDatabase

beforeAll(async () => {
  database = await makeDemoDatabase()
}, 120_000)
afterAll(() => database.drop())

const context = (rateLimits = makeLimits()) => ({
  db: database.db,
  clock: { now: () => NOW },
  contact: { phone: '(800) 555-0142', email: 'sales@example.com', address: '' },
  tax: { rateFor: async () => averageTax(0.0825) },
  delivery: { showInside: true, showGuaranteed: true },
  request: makeRequest(),
  rateLimits,
  draftQuote: draftOfKits,
})
type Sent = Record<string, unknown>
/** What a browser sends: it can have any type. */
const untyped = <T>(sent: unknown): T => sent as T
const CHICAGO: Sent = { location: { zipCode: '60614' } }
const HOME: Sent = { ...CHICAGO, squareFeet: 2_200, numFloors: 2, insulationValue: 6 }
const FURNACE_AC: Sent = { ...HOME, systemType: 'gas-furnace-ac' }

const options = (step: string, selections: Sent = {}) =>
  call(systemSelectorHandlers.availableOptions, untyped({ step, selections }), { context: context() })
const answer = (step: string, selections: Sent) =>
  call(systemSelectorHandlers.answerStep, untyped({ step, selections }), { context: context() })
const results = (selections: Sent) =>
  call(systemSelectorHandlers.results, untyped(selections), { context: context() })
const costs = (params: Sent, perKilowattHour?: number) =>
  call(systemSelectorHandlers.efficiencyCosts, untyped({ params, perKilowattHour }), { context: context() })

describe('what is refused, and by which word', () => {
  test.each<[string, string, Sent, object]>([
    ['an unknown key', 'place', { shape: 'red' }, { status: 400 }],
    ['an unknown value', 'system', { ...CHICAGO, systemType: 'stove' }, { status: 400 }],
    ['an unknown step', 'roof', CHICAGO, { status: 400 }],
    ['a sixth room', 'zones', { ...CHICAGO, zones: { zone6: {} } }, { status: 400 }],
    ['40 floors', 'house', { ...CHICAGO, numFloors: 40 }, { status: 400 }],
    ['a home of 0 square feet', 'house', { ...CHICAGO, squareFeet: 0 }, { status: 400 }],
    ['a step before the zip', 'system', {}, { code: 'step_out_of_order', details: { step: 'place' } }],
    ['a step before the system', 'heat', CHICAGO, { code: 'step_out_of_order', details: { step: 'system' } }],
    [
      'a step of another kind of system',
      'zones',
      FURNACE_AC,
      { code: 'step_out_of_order', details: { step: 'system' } },
    ],
    ['an invalid zip', 'system', { location: { zipCode: 'nowhere' } }, { code: 'invalid_zip' }],
    ['a zip that does not exist', 'system', { location: { zipCode: '00000' } }, { code: 'invalid_zip' }],
    ['a place without weather data', 'system', { location: { zipCode: '09007' } }, { status: 400 }],
    ['Canada', 'system', { location: { zipCode: 'K1A 0B1' } }, { code: 'no_climate' }],
  ])('[C-SEL-OPT, C-SEL-STEP] %s', async (_, step, selections, refusal) => {
    await expect(options(step, selections)).rejects.toMatchObject(refusal)
    await expect(answer(step, selections)).rejects.toMatchObject(refusal)
  })

  test.each<[string, Sent, object]>([
    ['no place', {}, { code: 'step_out_of_order', details: { step: 'place' } }],
    ['no system', CHICAGO, { code: 'step_out_of_order', details: { step: 'system' } }],
    ['no rooms', { ...CHICAGO, systemType: 'multi-zone' }, { details: { step: 'zones' } }],
    [
      'a direction that no kit has',
      { ...HOME, systemType: 'furnace-only', fuel: 'Heating oil', position: 'Horizontal left' },
      { code: 'choice_unavailable', details: { key: 'position' } },
    ],
    ['an unknown key', { ...FURNACE_AC, shape: 'red' }, { status: 400 }],
  ])('[C-SEL-RES] results with %s', async (_, selections, refusal) => {
    await expect(results(selections)).rejects.toMatchObject(refusal)
  })

  test('[C-SEL-EFF] costs before the home is known, and electricity for nothing', async () => {
    await expect(costs({ ...CHICAGO, systemType: 'heat-pump' })).rejects.toMatchObject({
      code: 'step_out_of_order',
      details: { step: 'house' },
    })
    await expect(costs(FURNACE_AC, 0)).rejects.toMatchObject({ status: 400 })
  })
})

test('[C-SEL-OPT] a step: whether it is the last, its fields and choices, template and info', async () => {
  const first = await options('place')
  const system = await options('system', HOME)
  const last = await options('extras', FURNACE_AC)

  expect(first).toMatchObject({ isLast: false, template: 'zip', next: 'house', fields: [{ kind: 'zip' }] })
  expect(system.info.question).toBe('What kind of system do you want?')
  expect(system.fields[0]?.choices.map(({ value, disabled }) => `${value} ${disabled}`)).toEqual([
    'gas-furnace-ac false',
    'heat-pump false',
    'dual-fuel false',
    'ac-only false',
    'furnace-only false',
    'package-unit false',
    'mini-split false',
    'multi-zone false',
    'any false',
  ])
  expect(last).toMatchObject({ isLast: true, next: null })
  expect(last.fields.map(({ key, value }) => [key, value])).toEqual([
    ['condenserMount', 'Pad'],
    ['wifi', true],
  ])
})

test('[C-SEL-OPT] a choice that would leave nothing is closed and says why', async () => {
  const reasons = async (step: string, selections: Sent, value: unknown) =>
    (await options(step, selections)).fields
      .flatMap(({ choices }) => choices)
      .find((choice) => choice.value === value)

  expect(await reasons('system', { ...CHICAGO, isMobileHome: 'yes' }, 'heat-pump')).toMatchObject({
    disabled: true,
    kits: 0,
    reason: 'None of these is listed for mobile homes.',
  })
  expect(
    await reasons('heat', { location: { zipCode: '94103' }, systemType: 'package-unit' }, 'Natural gas'),
  ).toMatchObject({ disabled: true, reason: expect.stringContaining('San Francisco') })
})

test('[C-SEL-STEP] the answers to merge: place, region, loads; and what an answer clears', async () => {
  expect((await answer('place', { location: { zipCode: '94103' } })).answers).toEqual({
    location: { zipCode: '94103', city: 'San Francisco', state: 'CA' },
    region: 'SW',
    requireLoNox: true,
  })
  expect((await answer('house', HOME)).answers).toMatchObject({
    coolingCapacity: expect.any(Number),
    heatingCapacity: expect.any(Number),
    requireLoNox: false,
  })
  const changed = await answer('system', { ...FURNACE_AC, zones: { zone1: { coolingBtu: 9_000 } } })
  expect(changed).toMatchObject({ next: 'heat', cleared: [{ key: 'zones' }] })
})

describe('kits', () => {
  test('[C-SEL-RES] good, better and best: rated units, required parts, fit, law, delivery', async () => {
    const { kits, relaxed, load, steps, fitting } = await results({
      ...FURNACE_AC,
      condenserMount: 'Pad',
      wifi: true,
    })

    expect(relaxed).toEqual([])
    expect(fitting).toBeGreaterThan(3)
    expect(load?.systems).toBe(1)
    expect(steps.map(({ state }) => state)).toEqual(steps.map(() => 'done'))
    expect(kits.slice(0, 3).map(({ tier }) => tier)).toEqual(['good', 'better', 'best'])
    for (const kit of kits) {
      expect(kit.units.map(({ role }) => role).toSorted()).toEqual(['Coil', 'Furnace', 'Outdoor unit'])
      expect(kit.fit.fits).toBe(true)
      expect(kit.law.verdicts.filter(({ outcome }) => outcome === 'blocked')).toEqual([])
      expect(kit.lines.filter(({ kind }) => kind === 'required').length).toBeGreaterThan(5)
      expect(kit.delivery.promise).toMatch(/^\w{3}, \w{3} \d/)
      expect(kit.costs?.yearly).toBeGreaterThan(300)
    }
  })

  test.each([
    { ...FURNACE_AC, wifi: true },
    { ...HOME, systemType: 'heat-pump' },
    { ...HOME, systemType: 'dual-fuel', fuel: 'Propane' },
    { ...CHICAGO, systemType: 'ac-only', coolingCapacity: 30_000 },
    { ...HOME, systemType: 'furnace-only', location: { zipCode: '94103' } },
    { ...HOME, systemType: 'package-unit', condenserMount: 'Roof curb' },
    {
      ...CHICAGO,
      systemType: 'mini-split',
      zones: { zone1: { coolingBtu: 12_000 } },
      condenserMount: 'Wall bracket',
    },
    {
      ...CHICAGO,
      systemType: 'multi-zone',
      zones: { zone1: {}, zone2: {}, zone3: { airHandlerType: 'Wall Mount' } },
    },
    {
      ...CHICAGO,
      systemType: 'multi-zone',
      zones: { zone1: { airHandlerType: 'Low Wall' }, zone2: { airHandlerType: 'Floor Ceiling' } },
    },
    { ...HOME, systemType: 'any', isMobileHome: 'yes' },
    { ...HOME, systemType: 'gas-furnace-ac', squareFeet: 9_000 },
  ] satisfies Sent[])('[C-SEL-RES] a kit costs what the cart costs: %j', async (selections) => {
    const { kits, place } = await results(selections)

    expect(kits.length).toBeGreaterThan(0)
    for (const { lines, price } of kits) {
      const cart = await priceCart(
        context(),
        { lines: lines.map(({ id, qty }) => ({ id, qty })), zip: place.zipCode, at: NOW },
        publicPrices(database.db),
      )
      expect(price).toEqual({
        goods: toWire(cart.priced.subtotal),
        shipping: cart.shipping.kind === 'byPhone' ? null : toWire(cart.priced.shipping),
        tax: toWire(cart.priced.tax),
        total: toWire(cart.priced.total),
      })
    }
  })

  test('[C-SEL-RES, C-SEL-QUOTE] rooms that no set serves get single units of their maker', async () => {
    const rooms = {
      zone1: { airHandlerType: 'Low Wall', coolingBtu: 9_000 },
      zone2: { airHandlerType: 'Slim Ceiling Cassette', coolingBtu: 12_000 },
      zone3: { airHandlerType: 'Wall Mount', coolingBtu: 9_000 },
    }
    const selections = { ...CHICAGO, systemType: 'multi-zone', zones: rooms }
    const { kits, relaxed } = await results(selections)
    const [kit] = kits.filter(({ isAssembled }) => isAssembled)
    const equipment = kit?.lines.filter(({ kind }) => kind === 'equipment') ?? []

    expect(relaxed).toEqual([])
    expect(equipment.map(({ qty }) => qty).reduce((sum, qty) => sum + qty, 0)).toBe(4)
    expect(kit?.id).toBe(
      equipment
        .flatMap(({ id, qty }) => Array<string>(qty).fill(id))
        .toSorted()
        .join('-'),
    )
    expect(
      kit?.units
        .map(({ role }) => role)
        .toSorted()
        .at(-1),
    ).toBe('Outdoor unit')
    // A line set for each room, the mount, the drain hoses, and so on.
    expect(kit?.lines.filter(({ kind }) => kind === 'required').length).toBeGreaterThan(5)
    expect(kit?.drawing?.parts?.length).toBe(4)
    const quoted = await call(
      systemSelectorHandlers.sendQuote,
      untyped({ email: 'ada@example.com', systemType: 'multi-zone', selections, kits: [kit?.id] }),
      { context: context() },
    )
    expect(quoted.sent).toBe(true)
    await database.db.deleteFrom('selector_request').execute()
    await database.db.deleteFrom('outbox').execute()
  })

  test('[C-SEL-RES] a wish that nothing meets is given up and named; the end is never empty', async () => {
    const { kits, relaxed } = await results({
      ...HOME,
      systemType: 'package-unit',
      fuel: 'Natural gas',
      coolingEfficiency: 'best',
      condenserMount: 'Wall bracket',
    })

    expect(kits.length).toBeGreaterThan(0)
    expect(relaxed.map(({ key, wanted }) => [key, wanted])).toContainEqual([
      'condenserMount',
      'A bracket on the wall',
    ])
  })

  test('a changed price changes the kit with the next version of the catalog', async () => {
    const before = (await results(FURNACE_AC)).kits[0]!
    await database.db
      .updateTable('product_price')
      .set((each) => ({ price_cents: each('price_cents', '+', 100) }))
      .where('product_id', '=', before.id)
      .execute()
    await bumpCatalogue(database.db)
    const after = (await results(FURNACE_AC)).kits.find(({ id }) => id === before.id)

    expect(after?.lines[0]?.price).toBeCloseTo(before.lines[0]!.price + 1, 2)
  })

  test('[30] a changed trait of a type changes its kits with the next version of the catalog', async () => {
    const PACKAGE: Sent = { ...HOME, systemType: 'package-unit', fuel: 'Natural gas' }
    const before = (await results(PACKAGE)).kits.map(({ id }) => id)
    const known = vocabulary()
    const types = known.types.map((row) => ({
      ...row,
      traits: row.traits.filter((trait) => trait !== 'is-packaged'),
    }))
    setVocabulary({ ...known, types })
    await bumpCatalogue(database.db)
    try {
      await expect(results(PACKAGE)).rejects.toMatchObject({ code: 'choice_unavailable' })
    } finally {
      setVocabulary(undefined)
      await bumpCatalogue(database.db)
    }
    expect((await results(PACKAGE)).kits.map(({ id }) => id)).toEqual(before)
  })
})

test('[C-SEL-EFF, A4] what kits cost to run, at the place’s price unless said otherwise', async () => {
  const usual = await costs(FURNACE_AC)
  const dear = await costs(FURNACE_AC, usual.perKilowattHour * 2)

  expect(usual).toMatchObject({ years: 5, cheapest: expect.any(String) })
  expect(usual.prices[0]).toMatchObject({ fuel: 'Electric', source: expect.stringContaining('IL') })
  expect(usual.costs.length).toBeGreaterThan(3)
  expect(dear.costs[0]?.cooling).toBeCloseTo(usual.costs[0]!.cooling * 2, 1)
  expect(dear.costs[0]?.heating).toBe(usual.costs[0]?.heating)
  for (const { purchase, yearly, total, low, high } of usual.costs) {
    expect(total).toBeCloseTo(purchase + 5 * yearly, 1)
    expect(low < total && total < high).toBe(true)
  }
})

describe('quotes and questions', () => {
  const shop = {
    name: 'Alpine',
    phone: '(800) 555-0142',
    email: 'sales@example.com',
    origin: 'https://shop.test',
  }
  const deliver = async (): Promise<Message[]> => {
    const sent: Message[] = []
    const mailer = {
      send: async (message: Message) => {
        sent.push(message)
        return { kind: 'sent' as const, messageId: 'm' }
      },
      close: () => {},
    }
    await dispatchOutbox({
      db: database.db,
      clock: { now: () => NOW },
      handlers: {
        [QUOTE_MAIL_TOPIC]: sendQuoteMails({ mailer, shop }),
        [QUESTION_MAIL_TOPIC]: sendQuestionMails({ mailer, shop }),
      },
    })
    return sent
  }
  const quote = (more: Sent, limits = makeLimits()) =>
    call(
      systemSelectorHandlers.sendQuote,
      untyped({ email: 'ada@example.com', systemType: 'gas-furnace-ac', selections: FURNACE_AC, ...more }),
      { context: context(limits) },
    )
  const question = (more: Sent = {}, limits = makeLimits()) =>
    call(
      systemSelectorHandlers.emailSupport,
      untyped({ name: 'Ada', email: 'ada@example.com', message: 'Which one is quieter?', ...more }),
      { context: context(limits) },
    )

  test.each<[string, Sent, object]>([
    ['no address', { email: 'ada', kits: ['x'] }, { status: 400 }],
    ['no kit', { kits: [] }, { status: 400 }],
    ['a kit that is not in the results', { kits: ['450000001'] }, { code: 'kit_unavailable', status: 409 }],
  ])('[C-SEL-QUOTE] refused: %s', async (_, more, refusal) => {
    await expect(quote(more)).rejects.toMatchObject(refusal)
    expect(await database.db.selectFrom('selector_request').selectAll().execute()).toEqual([])
  })

  test('[C-SEL-QUOTE] kits are stored at our prices and mailed, five an hour to a mailbox', async () => {
    const { kits } = await results(FURNACE_AC)
    const limits = makeLimits()
    const { sent, reference } = await quote({ kits: [kits[0]!.id, kits[1]!.id] }, limits)
    const stored = await database.db.selectFrom('selector_request').selectAll().executeTakeFirstOrThrow()

    expect([sent, reference]).toEqual([true, expect.stringMatching(/^S-\d{6}$/)])
    expect(stored).toMatchObject({
      kind: 'quote',
      email: 'ada@example.com',
      system_type: 'gas-furnace-ac',
      content: { zip: '60614', kits: [{ id: kits[0]!.id }, { id: kits[1]!.id }] },
    })
    const draft = await database.db
      .selectFrom('quote')
      .innerJoin('quote_version', 'quote_version.quote_id', 'quote.id')
      .select(['source', 'state', 'owner_id', 'contact_email', 'contact_zip', 'content'])
      .orderBy('quote.id', 'desc')
      .executeTakeFirstOrThrow()
    expect(draft).toMatchObject({ source: 'selector', state: 'draft', owner_id: null, contact_zip: '60614' })
    expect(draft.contact_email).toBe('ada@example.com')
    const [first, second] = draft.content.sections
    expect([first?.lines[0]?.id, second?.isRecommended]).toEqual([kits[0]!.lines[0]!.id, false])
    const [mail] = await deliver()
    expect(mail).toMatchObject({ to: { address: 'ada@example.com' }, subject: 'Your 2 systems' })
    expect(mail?.text).toContain(kits[0]!.lines[0]!.sku)
    expect(mail?.text).toMatch(/results\?zip_code_location=60614&systemType=gas-furnace-ac&squareFeet=2200/)
    for (let times = 1; times < 5; times++) await quote({ kits: [kits[0]!.id] }, limits)
    await expect(quote({ kits: [kits[0]!.id] }, limits)).rejects.toMatchObject({
      code: 'too_many',
      status: 429,
    })
  })

  test('[C-SEL-MAIL] a question reaches our consultants with the answers so far', async () => {
    await deliver()
    for (const text of [' ', 'a\0b', '\ud800'])
      await expect(question({ message: text })).rejects.toMatchObject({ status: 400 })
    await expect(question({ email: 'nobody' })).rejects.toMatchObject({ status: 400 })
    const { submitted } = await question({ selections: FURNACE_AC })
    const [mail] = await deliver()

    expect(submitted).toBe(true)
    expect(mail).toMatchObject({ to: { address: 'sales@example.com' }, replyTo: 'ada@example.com' })
    expect(mail?.text).toContain('Which one is quieter?')
    expect(mail?.text).toContain('Furnace and air conditioner')
    const limits = makeLimits()
    for (let times = 0; times < 10; times++) await question({}, limits)
    await expect(question({}, limits)).rejects.toMatchObject({ code: 'too_many' })
  })

  test('a request is deleted after a year', async () => {
    const stored = () => database.db.selectFrom('selector_request').select('id').execute()
    const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)
    await question()
    const before = await stored()

    expect(await clearRequests(database.db, days(364))).toBe(0)
    expect(await clearRequests(database.db, days(366))).toBe(before.length)
    expect(await stored()).toEqual([])
  })
})
