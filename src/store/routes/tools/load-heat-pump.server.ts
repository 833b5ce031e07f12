import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { ATTR, stagesOf, TONNAGE_ATTRIBUTES } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { placeFilters } from '#features/catalog/compliance/rules/place-filters.ts'
import { binsOf, type PlaceWeather } from '#features/choosing/heat-pump/rules/answer.ts'
import {
  type Assumption,
  type Fault,
  type HeatPumpFields,
  hasInputs,
  readInputs,
  typedFrom,
} from '#features/choosing/heat-pump/rules/inputs.ts'
import type { Model } from '#features/choosing/heat-pump/rules/models.ts'
import { texts } from '#features/choosing/heat-pump/texts.ts'
import type { Bin } from '#features/choosing/operating-cost/rules/bins/year-bins.ts'
import type { FuelPrices } from '#features/choosing/operating-cost/rules/fuels.ts'
import type { PlaceClimateAnswer } from '#features/choosing/sizing/contract.ts'

/** The facts of a place that the page calculates with. */
export interface PlaceFacts {
  place: string
  station: { name: string; miles: number }
  weather: PlaceWeather
  /** the hours of the year by temperature; the server counts them, because that takes a phone too long */
  bins: Bin[]
  prices: FuelPrices
  models: Model[]
  rebatesAsOf: string | null
}

export interface HeatPumpPage {
  typed: HeatPumpFields
  assumed: Assumption[]
  faults: readonly Fault[]
  failure: string | null
  facts: PlaceFacts | null
}

/** R-HEATPUMP: the answers of the address, and the facts of their place. */
export async function loadHeatPump(api: StoreApi, url: URL): Promise<HeatPumpPage> {
  const { typed, assumed } = typedFrom(url.searchParams)
  const page: HeatPumpPage = { typed, assumed, faults: [], failure: null, facts: null }
  if (!hasInputs(url.searchParams)) return page
  const read = readInputs(typed)
  if ('faults' in read) return { ...page, faults: read.faults }
  try {
    const climate = await api.sizing.climate({ zipCode: typed.zipCode })
    const { station, year, place } = climate
    if (station === null || year === null) return { ...page, failure: texts.noStation(place) }
    const [prices, { models, rebatesAsOf }] = await Promise.all([
      pricesOf(api, typed.zipCode),
      modelsOf(api, climate, typed.kind),
    ])
    const weather = { ...climate, year }
    const facts = { place, station, weather, bins: binsOf(weather), prices, models, rebatesAsOf }
    return { ...page, facts }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined || refusal.status >= 500) throw error
    return { ...page, failure: refusal.message }
  }
}

/**
 * The comparison of operating costs has the prices of a state; the home in the request does not matter
 * here.
 */
async function pricesOf(api: StoreApi, zipCode: string): Promise<FuelPrices> {
  const { fuelCosts } = await api.operatingCost.compare({ zipCode, squareFootage: 2_000 })
  return fuelCosts
}

const SYSTEM_TYPES = { ducted: 'Heat pump system', ductless: 'Multi-zone mini split' } as const
const MOST_OF_A_CALL = 100
const MOST_CALLS = 8

/** The systems that may be installed at the place and whose makers publish their heat in the cold. */
async function modelsOf(api: StoreApi, climate: PlaceClimateAnswer, kind: HeatPumpFields['kind']) {
  const models: Omit<Model, 'rebate' | 'isRebateAtMost'>[] = []
  const allowed = Object.fromEntries(
    Object.entries(placeFilters(climate, [ATTR.region])).map(([id, values]) => [id, [...values]]),
  )
  for (let call = 0; call < MOST_CALLS; call++) {
    const { hits } = await api.search.search({
      originPage: 'heatpump',
      activeFilters: { type: [SYSTEM_TYPES[kind]], attributes: allowed },
      limit: MOST_OF_A_CALL,
      from: call * MOST_OF_A_CALL,
    })
    for (const { _source } of hits.hits) {
      const model = modelOf(_source)
      if (model !== null) models.push(model)
    }
    if ((call + 1) * MOST_OF_A_CALL >= hits.total.value) break
  }
  const cheapest = cheapestOfEach(models)
  const rebates = await rebatesOf(api, climate.zipCode, cheapest)
  return {
    models: cheapest.map((model) => ({ ...model, ...rebates.of(model.id) })),
    rebatesAsOf: rebates.asOf,
  }
}

type Card = Awaited<ReturnType<StoreApi['search']['search']>>['hits']['hits'][number]['_source']

function modelOf({
  id,
  name,
  path,
  price,
  attributes,
}: Card): Omit<Model, 'rebate' | 'isRebateAtMost'> | null {
  const figure = (attribute: number): number | null => {
    const value = attributes[attribute]
    return typeof value === 'number' ? value : null
  }
  const points = [
    { outdoorF: 47, btuh: figure(ATTR.heatPumpHeatingBtu) ?? figure(ATTR.miniSplitHeatingBtu) },
    { outdoorF: 17, btuh: figure(ATTR.heat17Btu) },
    { outdoorF: 5, btuh: figure(ATTR.heat5Btu) },
  ].flatMap(({ outdoorF, btuh }) => (btuh === null ? [] : [{ outdoorF, btuh }]))
  const hspf2 = figure(ATTR.hspf2)
  const coolingBtuh = figure(ATTR.coolingBtu)
  if (hspf2 === null || coolingBtuh === null || points.length < 2) return null
  return {
    id,
    name,
    path,
    price,
    tons: TONNAGE_ATTRIBUTES.map(figure).find((tons) => tons !== null) ?? null,
    stages: stagesOf(attributes[ATTR.staging]),
    unit: { hspf2, points, coolingBtuh, stopsF: figure(ATTR.minHeatF) },
    kitKw: figure(ATTR.electricHeatKw) ?? 0,
  }
}

/** Systems that differ only in the air handler heat equally, so only the cheapest of them is kept. */
function cheapestOfEach<M extends Omit<Model, 'rebate' | 'isRebateAtMost'>>(models: readonly M[]): M[] {
  const cheapest = new Map<string, M>()
  for (const model of models) {
    const key = JSON.stringify([model.unit, model.stages, model.kitKw])
    const before = cheapest.get(key)
    if (before === undefined || model.price < before.price) cheapest.set(key, model)
  }
  return [...cheapest.values()]
}

async function rebatesOf(api: StoreApi, zipcode: string, models: readonly { id: string }[]) {
  const productsData = models.slice(0, MOST_OF_A_CALL).map(({ id }) => ({ product_id: id }))
  if (productsData.length === 0) return { asOf: null, of: () => NO_REBATE }
  const { asOf, data } = await api.rebates.find({ productsData, zipcode })
  const known = new Map(data.map((record) => [record.product_id, record]))
  return {
    asOf,
    of: (id: string) => {
      const record = known.get(id)
      return record ? { rebate: record.totalRebate, isRebateAtMost: record.atMost } : NO_REBATE
    },
  }
}
const NO_REBATE = { rebate: 0, isRebateAtMost: false } as const
