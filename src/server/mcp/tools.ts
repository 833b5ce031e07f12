import type { z } from 'zod'
import type { StoreApi } from '#api/contract.ts'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { toTwoDecimals } from '#lib/money.ts'
import { upToThousand } from '#lib/numbers.ts'
import type { Card, inputs, outputs } from './schemas.ts'

const texts = defineTexts({
  method: (from: string | number, to: string | number) =>
    `Block load of the whole home, weather of ${from} to ${to}`,
})

/** What a tool needs: the store's own calls, as an anonymous visitor may make them, and its address. */
export interface ToolParts {
  api: StoreApi
  origin: string
}

type Inputs = { [K in keyof typeof inputs]: z.output<(typeof inputs)[K]> }
export type ToolName = keyof typeof inputs
type Tools = {
  [K in ToolName]: (parts: ToolParts, input: Inputs[K]) => Promise<z.input<(typeof outputs)[K]>>
}

/** Every tool reads only. Each asks the call that the store's own pages ask. */
export const tools: Tools = {
  async search({ api, origin }, { query, category, from, limit }) {
    const { hits, isRelaxed } = await api.search.search({
      query,
      categoryPath: category,
      from,
      limit,
      originPage: 'assistant',
    })
    return {
      total: hits.total.value,
      products: hits.hits.map(({ _source }) => cardOf(_source, origin)),
      isRelaxed,
      url: `${origin}/search?q=${encodeURIComponent(query)}`,
    }
  },

  async product({ api, origin }, { id }) {
    const { details, specs, includedItems, required, documents } = await api.catalog.product({ id })
    return {
      ...cardOf(details, origin),
      summary: details.summary,
      shipsFree: details.shipsFree,
      specifications: specs.flatMap(({ rows }) =>
        rows.map(({ name, value, unit }) => ({ name, value: withUnit(value, unit) })),
      ),
      included: [...includedItems.includes, ...includedItems.products.map(({ product }) => product.name)],
      required: required.map(({ product, quantity, reason }) => ({
        id: product.id,
        name: product.name,
        quantity,
        why: reason,
      })),
      documents: documents.map(({ title, url }) => ({ title, url: new URL(url, origin).href })),
    }
  },

  async compare({ api, origin }, { ids }) {
    const { products, groups, unknownIDs } = await api.compare.products({ productIDs: ids })
    return {
      products: products.map((product) => cardOf(product, origin)),
      rows: groups.flatMap(({ rows }) =>
        rows.map(({ label, cells, best }) => ({
          name: label,
          values: cells.map(({ value, unit }) => withUnit(value, unit)),
          best: best?.at.flatMap((at) => products[at]?.id ?? []) ?? [],
        })),
      ),
      unknownIds: unknownIDs,
    }
  },

  async size({ api, origin }, input) {
    const { Basis: basis, ...load } = await api.sizing.btu(homeOf(input))
    return {
      heatingBtuPerHour: load.HeatingBTURounded,
      coolingBtuPerHour: upToThousand(load.CoolingBTU),
      coolingTons: load.CoolingTonsAdjusted,
      systems: load.Systems,
      place: basis.place,
      heatingDesignF: basis.heatingDesignF,
      coolingDesignF: basis.coolingDesignF,
      method: texts.method(basis.recordsFrom, basis.recordsTo),
      notes: load.Notes,
      url: withAnswers(`${origin}/sizing-estimator`, homeOf(input)),
    }
  },

  async operatingCost({ api, origin }, { years, presentFuel, ...home }) {
    const { squareFeet: squareFootage, ...asked } = homeOf(home)
    const { results, fuelCosts, basis, compareOverYear } = await api.operatingCost.compare({
      ...asked,
      squareFootage,
      compareOverYear: years,
      primaryHeatFuel: presentFuel,
    })
    return {
      place: basis.place,
      years: compareOverYear,
      systems: results.slice(0, MOST_SYSTEMS).map(({ heating, cooling, costs, saves }) => ({
        heating: `${heating.fuel}, ${heatingEfficiency(heating)}`,
        cooling: `${cooling.type}, SEER2 ${cooling.seer2}`,
        yearly: costs.yearly,
        total: costs.total,
        savesYearly: saves,
      })),
      fuelPrices: Object.entries(fuelCosts).map(([fuel, { unit, regional, asOf }]) => ({
        fuel,
        price: regional,
        unit,
        asOf,
      })),
      url: withAnswers(`${origin}/operating-cost-calculator/Results`, {
        ...asked,
        squareFootage,
        compareOverYear: years,
        primaryHeatFuel: presentFuel,
      }),
    }
  },

  async delivered({ api }, { zip, products }) {
    const lines = products.map(({ id, quantity }) => ({ id, quantity }))
    const [shipping, checked] = await Promise.all([
      api.shipping.info({ zipcode: zip, products: products.map(({ id, quantity: qty }) => ({ id, qty })) }),
      api.cart.check({ zipcode: zip, products: lines }),
    ])
    const prices = new Map(checked.products.map(({ id, price }) => [id, price]))
    const goods = toTwoDecimals(
      lines.reduce((sum, { id, quantity }) => sum + (prices.get(id) ?? 0) * quantity, 0),
    )
    const { rates, message } = shipping.shipOptions
    const deliveries = await Promise.all(
      rates.map(async ({ type, label, cost, shipDate, deliveryDate, deliveryDateTo }) => {
        const { tax } = await api.cart.tax({ products: lines, destinationZip: zip, shipping: type })
        return {
          label,
          cost,
          shipsOn: shipDate,
          arrivesFrom: deliveryDate,
          arrivesTo: deliveryDateTo,
          tax,
          total: toTwoDecimals(goods + cost + tax),
        }
      }),
    )
    return {
      goods,
      deliveries,
      byPhone: message,
      rules: (checked.rules?.products ?? []).flatMap(({ id, verdicts }) =>
        verdicts.map(({ why }) => ({ id, verdict: why })),
      ),
    }
  },

  async order({ api, origin }, { orderID, postal }) {
    const tracking = await api.fulfilment.track({ orderID, postal })
    return {
      orderID: tracking.orderID,
      state: tracking.state,
      expectedOn: tracking.expectedOn,
      shipments: tracking.shipments.map(({ carrier, tracking: number, deliveredAt }) => ({
        carrier,
        tracking: number,
        deliveredAt,
      })),
      url: `${origin}/track-your-order`,
    }
  },
}

/** The most systems of an answer about operating costs. */
const MOST_SYSTEMS = 12

const withUnit = (value: string, unit: string): string => (unit === '' ? value : `${value} ${unit}`)

const heatingEfficiency = (heating: { efficiency: number | null; hspf2: number | null }): string =>
  heating.hspf2 === null ? `${heating.efficiency}%` : `HSPF2 ${heating.hspf2}`

/** A page that opens with these answers. */
const withAnswers = (page: string, answers: Readonly<Record<string, string | number>>): string =>
  `${page}?${new URLSearchParams(Object.entries(answers).map(([name, value]) => [name, String(value)]))}`

const homeOf = ({ squareFeet, zip, floors, basement, insulation }: Inputs['size']) => ({
  squareFeet,
  zipCode: zip,
  numFloors: floors,
  basement: basement ? ('yes' as const) : ('no' as const),
  insulationValue: insulation,
})

function cardOf(product: ProductCard, origin: string): Card {
  const { id, name, brand, sku, typeLabel, price, stock, rating, plate, path } = product
  return {
    id,
    name,
    brand,
    model: sku,
    kind: typeLabel,
    price,
    stock: stock.status,
    rating,
    facts: plate.map(({ label, value, unit }) => `${label}: ${withUnit(value, unit)}`),
    url: origin + path,
  }
}
