import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import {
  fitOf,
  fitsHome,
  type Gauge,
  type HomeNeed,
} from '#features/choosing/system-selector/rules/choosing/home-fit.ts'
import { kitTexts } from '#features/choosing/system-selector/rules/kit-texts.ts'
import type { Kit } from '#features/choosing/system-selector/rules/kits/kit.ts'
import { words } from '#features/choosing/system-selector/rules/kits/kit-units.ts'
import { roleOf } from '#features/choosing/system-selector/rules/kits/role.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import { itemAvailability } from '#features/selling/cart/rules/availability.ts'
import { COST } from '#features/selling/pricing/rules/access.ts'
import { unitPrice } from '#features/selling/pricing/rules/price-offer.ts'
import type { PriceBook } from '#features/selling/pricing/rules/priced-product.ts'
import { costOfLine, costsOf } from '#features/selling/pricing/server/index.ts'
import { grossProfit } from '#features/selling/repricing/rules/repricing.ts'
import { add, fromWire, times, toWire, ZERO } from '#lib/money.ts'
import type { FoundSystems, RowGauge, SystemRow } from '../contract.ts'
import { headWords, NUMERIC } from '../rules/facets.ts'
import type { ChosenFilters, filterKits } from '../rules/filter-kits.ts'
import type { FacetKey } from '../rules/tool-kinds.ts'
import { texts } from '../texts.ts'
import type { ToolsContext } from './tools-context.ts'

interface RowContext {
  book: PriceBook
  costs: Awaited<ReturnType<typeof costsFor>>
  home: HomeNeed | null
  skuOf: (id: string) => string
}

interface KitWithLines {
  kit: Kit
  lines: readonly { id: string; qty: number }[]
}

/** A system as a row; undefined when a line of its kit is not sold now. */
export function presentRow({ kit, lines }: KitWithLines, known: RowContext): SystemRow | undefined {
  const { book, costs, home, skuOf } = known
  const product = book.get(kit.id)
  const priced = lines.flatMap(({ id, qty }) => {
    const each = book.get(id)
    return each?.sellable ? [{ id, qty, price: toWire(unitPrice(each, qty)), name: each.name }] : []
  })
  if (product === undefined || priced.length < lines.length) return undefined
  const profit = earned(costs, priced, book)
  const { system } = kit
  return {
    id: kit.id,
    sku: product.sku,
    name: product.name,
    path: productPath(
      product.categories.map(({ slug }) => slug),
      product,
    ),
    brand: product.brand,
    systemType: kit.systemType,
    units: system.units.map(({ id, type, quantity }) => ({
      role: roleOf(type) ?? '',
      sku: skuOf(id),
      quantity,
    })),
    ahri: system.rating?.reference ?? null,
    ratingSource: system.rating?.source ?? kitTexts.oneCabinet,
    facts: factsOf(kit),
    price: toWire(product.price),
    kitPrice: toWire(add(...priced.map(({ price, qty }) => times(fromWire(price), qty)))),
    ...(profit === undefined ? {} : { grossProfit: profit }),
    stock: itemAvailability(product, lines[0]?.qty ?? 1),
    lines: lines.map(({ id, qty }) => ({ id, qty })),
    parts: priced.slice(1).map(({ name, qty }) => `${qty} × ${name}`),
    fit: presentFit(kit, home),
  }
}

function factsOf(kit: Kit): SystemRow['facts'] {
  const { factLabels: labels } = texts
  const at47 = kit.heatPump?.find(({ outdoorF }) => outdoorF === 47)?.btuh ?? null
  const rows: [string, string | null][] = [
    [labels.cooling, kit.coolingBtu === null ? null : texts.btu(kit.coolingBtu)],
    [labels.heating, kit.burnerBtu === null ? null : texts.btu(kit.burnerBtu)],
    [labels.heatingAt47, at47 === null ? null : texts.btu(at47)],
    [labels.seer2, kit.seer2 === null ? null : String(kit.seer2)],
    [labels.hspf2, kit.hspf2 === null ? null : String(kit.hspf2)],
    [labels.afue, kit.afue === null ? null : `${kit.afue}%`],
    [labels.staging, kit.staging],
    [labels.refrigerant, words(kit.system.product, 'refrigerant').join(', ') || null],
    [labels.heads, kit.heads.length === 0 ? null : headWords(kit)],
  ]
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

function presentFit(kit: Kit, home: HomeNeed | null): SystemRow['fit'] {
  if (home === null) return { cooling: null, heating: null, backup: null, fits: null }
  const { cooling, burner, backup } = fitOf(kit, home)
  const { fit } = kitTexts
  return {
    cooling:
      cooling &&
      gauge(cooling, fit.cooling(cooling.percent, cooling.least, cooling.most, cooling.isLargeForCold)),
    heating: burner && gauge(burner, fit.burner(burner.percent, burner.least, burner.most)),
    backup: backup && fit.backup(home.winterF ?? 0, backup.kw, backup.hasKw),
    fits: fitsHome(kit, home),
  }
}

const gauge = ({ has, percent, least, most, fits }: Gauge, because: string): RowGauge => ({
  has,
  percent,
  least,
  most,
  fits,
  because,
})

/** The groups of filters with their counts. A chosen value stays in its group, even when no system has it. */
export function presentFacets(
  facets: ReturnType<typeof filterKits>['facets'],
  chosen: ChosenFilters,
): FoundSystems['facets'] {
  return facets.flatMap(({ key, counts }) => {
    const picked = chosen[key] ?? []
    const values = [...new Set([...counts.keys(), ...picked])]
    if (values.length < 2 && picked.length === 0) return []
    const options = values
      .toSorted((a, b) => (NUMERIC.has(key) ? Number(a) - Number(b) : a < b ? -1 : 1))
      .map((value) => ({
        value,
        label: labelOf(key, value),
        count: counts.get(value) ?? 0,
        isChosen: picked.includes(value),
      }))
    return [{ key, label: texts.facets[key], options }]
  })
}

function labelOf(key: FacetKey, value: string): string {
  if (key === 'systemType') return texts.systemTypes[value] ?? value
  if (key === 'tons') return texts.tons(Number(value))
  if (key === 'cabinetWidth') return texts.inches(value)
  if (key === 'ahri') return value === 'yes' ? texts.listed : texts.notListed
  if (value === 'yes' || value === 'no') return texts[value]
  return value
}

interface PricedLine {
  id: string
  qty: number
  /** dollars each */
  price: number
}

/** What products cost us, for staff; undefined for other callers, so that their answers lack the figure. */
export async function costsFor({ db, actor }: Pick<ToolsContext, 'db' | 'actor'>, ids: readonly string[]) {
  return scopeOf(actor, COST.read) === 'all' ? costsOf(db, [...new Set(ids)]) : undefined
}

type Costs = Awaited<ReturnType<typeof costsFor>>

/** Dollars that lines earn; null when a cost is not known, undefined for a person who may not see it. */
function earned(costs: Costs, lines: readonly PricedLine[], book: PriceBook): number | null | undefined {
  if (costs === undefined) return undefined
  const profit = grossProfit(
    lines.map(({ id, qty, price }) => {
      const product = book.get(id)
      return { qty, asked: fromWire(price), cost: product ? costOfLine(product, costs) : null }
    }),
    ZERO,
  )
  return profit === null ? null : toWire(profit)
}

export const profitOf = async (context: ToolsContext, lines: readonly PricedLine[], book: PriceBook) =>
  earned(
    await costsFor(
      context,
      lines.map(({ id }) => id),
    ),
    lines,
    book,
  )
