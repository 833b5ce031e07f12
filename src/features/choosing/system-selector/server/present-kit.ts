import { cardPlateOf } from '#features/catalog/catalog/rules/plate.ts'
import { unitsSeen } from '#features/catalog/catalog/rules/stock.ts'
import type { Verdict } from '#features/catalog/compliance/rules/rules.ts'
import { type Candidate, isAtMost } from '#features/catalog/rebates/rules/eligible.ts'
import type { rebateOf } from '#features/catalog/rebates/rules/total.ts'
import { COMPARED_YEARS_DEFAULT } from '#features/choosing/operating-cost/rules/costs.ts'
import type { FuelPrices } from '#features/choosing/operating-cost/rules/fuels.ts'
import type { PriceBook, PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import { promisedDays, promisedShipDay } from '#features/selling/shipping/rules/promise.ts'
import { times, toCents, toTwoDecimals, toWire } from '#lib/money.ts'
import { upToHundredths } from '#lib/numbers.ts'
import type { WireKit } from '../contract.ts'
import { type Backup, fitOf, fitsHome, type Gauge, type HomeNeed } from '../rules/choosing/home-fit.ts'
import { type HomeYear, runningCost } from '../rules/choosing/running-cost.ts'
import type { Wish } from '../rules/choosing/wishes.ts'
import { kitTexts } from '../rules/kit-texts.ts'
import type { Kit } from '../rules/kits/kit.ts'
import { roleOf } from '../rules/kits/role.ts'
import type { Selections } from '../rules/selections.ts'
import { texts } from '../texts.ts'
import type { CompleteKit } from './choose-kits.ts'
import { faceOf, pathOf } from './kit-face.ts'
import type { PricedKit } from './price-kits.ts'

/** The place, the home and the answers that a shown kit is compared with. */
interface Measures {
  selections: Selections
  home: HomeNeed | null
  wishes: readonly Wish[]
  priced: PricedKit
  book: PriceBook
  verdicts: readonly Verdict[]
  rebateOf: (product: Candidate) => ReturnType<typeof rebateOf>
  year: HomeYear | null
  fuelPrices: FuelPrices
}

/** A kit as the results show it. */
export function presentKit(complete: CompleteKit, measures: Measures): WireKit {
  const { kit, tier } = complete
  const { book, home, verdicts, wishes } = measures
  const product = book.get(complete.equipment[0]?.id ?? kit.id)!
  return {
    id: kit.id,
    systemType: kit.systemType,
    tier,
    isAssembled: kit.system.assembledOf !== undefined,
    brand: product.brand,
    path: pathOf(product),
    dimensions: product.dimensions,
    ...faceOf(kit, product, book),
    units: unitsOf(kit, book),
    rating: ratingOf(kit),
    facts: factsOf(kit, product),
    lines: linesOf(complete, measures),
    notIncluded: notIncluded(complete),
    fit: presentFit(kit, home),
    law: {
      outcome: verdicts.some(({ outcome }) => outcome === 'warning') ? 'warning' : 'allowed',
      verdicts: verdicts.map(({ rule, title, outcome, why, source, read }) => ({
        rule,
        title,
        outcome,
        why,
        source,
        read,
      })),
    },
    price: priceOf(measures.priced),
    rebates: rebatesOf(complete, product, measures),
    costs: costsOf(kit, measures),
    delivery: {
      promise: measures.priced.option === null ? null : promisedDays(measures.priced.option),
      shipDay: measures.priced.option === null ? null : promisedShipDay(measures.priced.option),
    },
    met: wishes.filter((wish) => isShown(wish) && wish.meets(kit)).map(presentWish),
    unmet: wishes
      .filter((wish) => isShown(wish) && !wish.meets(kit))
      .map((wish) => ({ ...presentWish(wish), because: kitTexts.unmet })),
  }
}

const isShown = ({ key }: Wish): boolean => key !== 'zip_code_location' && key !== 'systemType'
const presentWish = ({ key, wanted }: Wish) => ({ key, label: texts.fields[key].label, wanted })

const unitsOf = (kit: Kit, book: PriceBook): WireKit['units'] =>
  kit.system.units.flatMap(({ id, type, quantity }) => {
    const unit = book.get(id)
    const role = roleOf(type)
    if (unit === undefined || role === undefined) return []
    const { sku, name, drawing, dimensions } = unit
    return [{ role, model: sku, name, quantity, drawing, dimensions }]
  })

function ratingOf({ seer2, hspf2, afue, coolingBtu, system: { rating } }: Kit): WireKit['rating'] {
  const rows: [string, number | null, string][] = [
    ['SEER2', seer2, ''],
    ['HSPF2', hspf2, ''],
    ['AFUE', afue, '%'],
    ['Cooling', coolingBtu, 'BTU/h'],
  ]
  return {
    rows: rows.flatMap(([label, value, unit]) =>
      value === null ? [] : [{ label, value: upToHundredths(value), unit }],
    ),
    source: rating?.source ?? kitTexts.oneCabinet,
    reference: rating?.reference ?? null,
  }
}

const factsOf = ({ system: { product } }: Kit, { brand, freight }: PricedProduct): WireKit['facts'] =>
  cardPlateOf({
    type: product.type,
    brand,
    series: '',
    attributes: { ...product.attributes } as Parameters<typeof cardPlateOf>[0]['attributes'],
    dimensions: product.dimensions,
    weight: product.weight,
    freight,
  })

function linesOf({ equipment, parts }: CompleteKit, { priced }: Measures): WireKit['lines'] {
  const byId = new Map(priced.products.map((product) => [product.id, product]))
  return priced.lines.flatMap(({ id, qty }) => {
    const product = byId.get(id)
    if (product === undefined) return []
    const own = parts.filter((each) => each.part.id === id)
    const isEquipment = equipment.some((each) => each.id === id)
    const kind = isEquipment ? 'equipment' : own.some((each) => each.isRequired) ? 'required' : 'chosen'
    return [
      {
        id,
        sku: product.sku,
        name: product.name,
        path: pathOf(product),
        qty,
        price: toWire(product.price),
        kind,
        why: [...new Set(own.map(({ why }) => why))].join(' '),
        inStock: unitsSeen(product.stock.available, qty) >= qty || product.stock.backOrder,
      } as const,
    ]
  })
}

const notIncluded = ({ kit, left }: CompleteKit): WireKit['notIncluded'] => [
  ...left.map(({ title, why }) => ({ title, why })),
  ...(kit.systemType === 'mini-split' || kit.systemType === 'multi-zone' ? [] : [kitTexts.left.ducts]),
  ...(kit.systemType === 'ac-only' ? [kitTexts.left.furnace] : []),
  kitTexts.left.work,
  kitTexts.left.permit,
]

function presentFit(kit: Kit, home: HomeNeed | null): WireKit['fit'] {
  if (home === null) return { fits: null, heating: null, cooling: null, backup: null }
  const { cooling, burner, backup } = fitOf(kit, home)
  return {
    fits: fitsHome(kit, home),
    heating: burner && presentGauge(burner, kitTexts.fit.burner(burner.percent, burner.least, burner.most)),
    cooling:
      cooling &&
      presentGauge(
        cooling,
        kitTexts.fit.cooling(cooling.percent, cooling.least, cooling.most, cooling.isLargeForCold),
      ),
    backup: backup && presentBackup(backup, home),
  }
}

const presentGauge = ({ has, needs, percent, least, most, fits }: Gauge, because: string) => ({
  has,
  needs,
  percent,
  least,
  most,
  fits,
  because,
})

const presentBackup = ({ shortBtuh, kw, hasKw }: Backup, { winterF }: HomeNeed) => ({
  shortBtuh,
  kw,
  hasKw,
  because: kitTexts.fit.backup(winterF ?? 0, kw, hasKw),
})

const priceOf = ({ priced, isByPhone }: PricedKit): WireKit['price'] => ({
  goods: toWire(priced.subtotal),
  shipping: isByPhone ? null : toWire(priced.shipping),
  tax: toWire(priced.tax),
  total: toWire(priced.total),
})

function rebatesOf(
  { kit: { system }, systems }: CompleteKit,
  product: PricedProduct,
  { rebateOf: paid }: Measures,
): WireKit['rebates'] {
  const { best, total } = paid({
    type: system.product.type,
    price: system.assembledOf === undefined ? product.price : toCents(system.price),
    attributes: system.product.attributes,
  })
  return {
    total: toWire(times(total, systems)),
    atMost: best.some(isAtMost),
    authorities: best.map(({ program }) => program.authority),
  }
}

function costsOf(kit: Kit, { year, fuelPrices, selections, priced }: Measures): WireKit['costs'] {
  const cost = year === null ? null : runningCost(kit, year, fuelPrices, selections.fuel)
  if (cost === null) return null
  const total = toWire(priced.priced.total) + COMPARED_YEARS_DEFAULT * cost.yearly
  return { yearly: toTwoDecimals(cost.yearly), years: COMPARED_YEARS_DEFAULT, total: toTwoDecimals(total) }
}
