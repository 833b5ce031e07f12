import { expect, test } from 'vitest'
import type { RequiredPage } from '#features/catalog/accessories/contract.ts'
import { PAGE_NUMBERS } from '#features/catalog/accessories/rules/pages.ts'
import { traitsOf } from '#features/catalog/catalog/rules/product-types.ts'
import { priceOrder } from '#features/selling/pricing/rules/price-order.ts'
import { toCents, toWire, ZERO } from '#lib/money.ts'
import { type JobItem, jobList, LEFT_OUT } from '#shop/job/job-list.ts'
import { EQUIPPED, type Equipped, products } from './equipped.ts'

const byId = new Map(products.map((product) => [product.id, product]))
const priceOf = (id: string) => toCents(byId.get(id)?.priceCents ?? 0)

/** The pages of parts as the add-to-cart list gets them. */
const pagesOf = ({ met }: Equipped, inStock = true): RequiredPage[] =>
  PAGE_NUMBERS.map((page) => ({
    page,
    title: '',
    needs: met
      .filter((need) => need.page === page)
      .map(({ choices, page: _, ...need }) => ({
        ...need,
        components: choices.map(({ part, fit, isPopUp }) => ({
          id: part.id,
          name: byId.get(part.id)?.name ?? '',
          parentCategoryListName: '',
          isPopUp,
          sku: '',
          path: '',
          price: toWire(priceOf(part.id)),
          isInStock: inStock,
          fit,
        })),
      })),
  }))

const itemOf = (id: string, qty = 1): JobItem['item'] => ({
  id,
  qty,
  price: toWire(priceOf(id)),
  traits: [...traitsOf(byId.get(id)?.type ?? '')],
  name: byId.get(id)?.name ?? '',
  sku: '',
  url: '',
  category: '',
})
const listOf = (equipped: Equipped, qty = 1, picks: [string, string][] = []) =>
  jobList([{ item: itemOf(equipped.product.id, qty), pages: pagesOf(equipped) }], new URLSearchParams(picks))

const waysOf = (met: Equipped['met']): string[] => met.flatMap(({ way }) => (way === '' ? [] : [way]))

/** What the cart charges for these products. */
const cartTotal = (fill: readonly { id: string; qty: number }[]) =>
  priceOrder({
    lines: fill.map(({ id, qty }) => ({ id, qty, price: priceOf(id), discount: ZERO, isService: false })),
    shippingCost: ZERO,
    taxRate: 0,
    freightTaxable: false,
  }).total

test('every job list of the catalog costs what the cart costs, and has each required part once', () => {
  const wrong = EQUIPPED.flatMap((equipped) => {
    const { sku } = equipped.product
    const { sums, fill } = listOf(equipped)
    const inFill = new Set(fill.map(({ id }) => id))
    const missing = equipped.met.filter(
      ({ required, choices, way }) =>
        required &&
        choices.length > 0 &&
        (way === '' || way === waysOf(equipped.met)[0]) &&
        !choices.some(({ part }) => inFill.has(part.id)),
    )
    return [
      ...(sums.total === cartTotal(fill) ? [] : [`${sku}: ${sums.total} is not ${cartTotal(fill)}`]),
      ...missing.map(({ title }) => `${sku}: no ${title}`),
      ...(inFill.size === fill.length ? [] : [`${sku}: a product stands twice`]),
    ]
  })

  expect(wrong).toEqual([])
})

test('two of a product need twice the parts, and still cost what the cart costs', () => {
  const wrong = EQUIPPED.filter((equipped) => {
    const [one, two] = [listOf(equipped), listOf(equipped, 2)]
    return two.sums.total !== 2 * one.sums.total || two.sums.total !== cartTotal(two.fill)
  })

  expect(wrong.map(({ product }) => product.sku)).toEqual([])
})

const [first] = EQUIPPED.filter(({ product }) => product.type === 'air-conditioner')
if (first === undefined) throw new Error('the demo has no air conditioner')
const lineSets = first.met.find(({ kind }) => kind === 'lineSet')?.choices.map(({ part }) => part.id) ?? []

test('a part that stands on the list meets a need, and is not bought again', () => {
  const [, longer = ''] = lineSets
  const items = [
    { item: itemOf(first.product.id), pages: pagesOf(first) },
    { item: itemOf(longer), pages: [] },
  ]

  const list = jobList(items, new URLSearchParams())

  expect(list.fill.filter(({ id }) => lineSets.includes(id))).toEqual([{ id: longer, qty: 1 }])
  expect(list.sums.total).toBe(cartTotal(list.fill))
})

test('one part on the list meets one of two needs; the other is bought', () => {
  const [only = ''] = lineSets
  const items = [
    { item: itemOf(first.product.id, 2), pages: pagesOf(first) },
    { item: itemOf(only), pages: [] },
  ]

  const list = jobList(items, new URLSearchParams())

  expect(list.fill.find(({ id }) => id === only)?.qty).toBe(2)
  expect(list.sums.total).toBe(cartTotal(list.fill))
})

test('a choice changes the part; a part that the buyer has leaves the total, and the list says so', () => {
  const field = `${first.product.id}-line-set`
  const [shortest = '', longer = ''] = lineSets

  const chosen = listOf(first, 1, [[field, longer]])
  const owned = listOf(first, 1, [[field, LEFT_OUT]])

  expect(chosen.sums.total - listOf(first).sums.total).toBe(priceOf(longer) - priceOf(shortest))
  expect([owned.leftOut, owned.fill.some(({ id }) => lineSets.includes(id))]).toEqual([1, false])
})

test('a choice that no longer fits is named, and the suggestion stands in its place', () => {
  const list = listOf(first, 1, [[`${first.product.id}-line-set`, '999999999']])

  expect([list.isStale, list.sums.total]).toEqual([true, listOf(first).sums.total])
})

test('the list names a part that is out of stock, and does not charge it', () => {
  const item = itemOf(first.product.id)

  const list = jobList([{ item, pages: pagesOf(first, false) }], new URLSearchParams())

  expect(list.sums.total).toBe(priceOf(first.product.id))
  expect(list.leftOut).toBeGreaterThan(3)
})

test('[A6] the list takes the vent of one way: the first, or the one that its address names', () => {
  const [heater] = EQUIPPED.filter(({ product }) => product.type === 'unit-heater')
  if (heater === undefined) throw new Error('the demo has no garage heater')
  const [roof, wall] = [...new Set(waysOf(heater.met))]
  const titles = (picks: [string, string][]): string[] =>
    listOf(heater, 1, picks).equipment.flatMap(({ sections }) =>
      sections.flatMap(({ rows }) => rows.filter(({ need }) => need.way !== '').map(({ need }) => need.way)),
    )

  expect(new Set(titles([]))).toEqual(new Set([roof]))
  expect(new Set(titles([[`${heater.product.id}-way`, wall!]]))).toEqual(new Set([wall]))
  expect(new Set(titles([[`${heater.product.id}-way`, 'by submarine']]))).toEqual(new Set([roof]))
})
