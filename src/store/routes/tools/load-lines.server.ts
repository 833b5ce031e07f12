import type { StoreApi } from '#api/contract.ts'
import type { RequiredNeed } from '#features/catalog/accessories/contract.ts'
import { lineWords } from '#features/catalog/accessories/rules/needs/refrigerant-lines.ts'
import { word } from '#features/catalog/accessories/rules/parts.ts'
import { partFor } from '#features/catalog/accessories/view/needed-parts.ts'
import type { ProductCard, ProductDetails } from '#features/catalog/catalog/contract.ts'
import { type Capacity, capacityOf } from '#features/catalog/catalog/rules/capacity.ts'
import { isSplit } from '#features/catalog/catalog/rules/equipment.ts'
import {
  type ChosenLine,
  chooseLine,
  extraCharge,
  type Head,
  headsOf,
  outdoorOf,
} from '#features/catalog/line-sets/rules/choose-lines.ts'
import { MOST_HEADS, readRoute, typedRoute } from '#features/catalog/line-sets/rules/route.ts'
import { texts } from '#features/catalog/line-sets/texts.ts'
import type { HeadForm } from '#features/catalog/line-sets/ui/line-form.tsx'
import type {
  LineResult,
  ShownAdapter,
  ShownLine,
  SoldSet,
} from '#features/catalog/line-sets/ui/line-result.tsx'
import { cartLink } from '#features/selling/cart/rules/cart-link.ts'
import { jobListLink } from '#features/selling/job/rules/job-items.ts'
import { add, formatMoney, fromWire } from '#lib/money.ts'

/** The most line sets to read: more than a store has sizes and lengths. */
const MOST_SETS = 100

export interface LinesPage {
  product: { id: string; name: string; path: string; capacity: Capacity | null }
  heads: HeadForm[]
  isUsual: boolean
  result: Parameters<typeof LineResult>[0] | null
}

/** The lines of a product for the routes in the address, or a sentence that says why there are none. */
export async function loadLines(
  api: StoreApi,
  id: string,
  params: URLSearchParams,
): Promise<LinesPage | { refused: string }> {
  const { details, matchedSystem, includedItems } = await api.catalog.product({ id })
  if (!isSplit(details.type)) return { refused: texts.notSplit(details.name) }
  const units = await unitsOf(api, { matchedSystem, includedItems })
  const heads = headsOf<ProductCard>(details, units)
  if (heads.length > MOST_HEADS) return { refused: texts.tooManyHeads(MOST_HEADS) }
  const answered = heads.map((head, index) => askHead(head, typedRoute(params, index)))
  const page: LinesPage = {
    product: {
      id,
      name: details.name,
      path: details.path,
      capacity: capacityOf(details.type, details.attributes),
    },
    heads: answered.map(({ title, typed, read }) => ({
      title,
      typed,
      faults: 'faults' in read ? read.faults : [],
    })),
    isUsual: !params.has('run'),
    result: null,
  }
  const routes = answered.flatMap(({ read }) => ('route' in read ? [read.route] : []))
  if (routes.length < heads.length) return page
  const outdoor = outdoorOf<ProductCard>(details, units)
  const sets = await soldSets(api)
  const chosen = heads.map(({ unit }, index) => chooseLine(unit, { route: routes[index]!, outdoor, sets }))
  const titles = answered.map(({ title }) => title)
  return { ...page, result: await present(api, id, { chosen, outdoor, titles }) }
}

/** The units of a system with all their facts; the product's page has only some of them. */
async function unitsOf(
  api: StoreApi,
  { matchedSystem, includedItems }: Pick<ProductDetails, 'matchedSystem' | 'includedItems'>,
) {
  const quantities = new Map([
    ...[matchedSystem?.outdoor, matchedSystem?.indoor].flatMap((card) =>
      card ? [[card.id, 1] as const] : [],
    ),
    ...includedItems.products.map(({ product, quantity }) => [product.id, quantity] as const),
  ])
  if (quantities.size === 0) return []
  const { products } = await api.catalog.multiple({ productIds: [...quantities.keys()] })
  return products.map((product) => ({ ...product, quantity: quantities.get(product.id) ?? 1 }))
}

function askHead({ unit, number }: Head<ProductCard>, typed: ReturnType<typeof typedRoute>) {
  return { title: number === null ? '' : texts.head(number, unit.name), typed, read: readRoute(typed) }
}

async function soldSets(api: StoreApi): Promise<ProductCard[]> {
  const { hits } = await api.search.search({
    originPage: 'line-set-chooser',
    activeFilters: { type: ['Line set'], attributes: {} },
    limit: MOST_SETS,
  })
  return hits.hits.map(({ _source }) => _source)
}

interface LineSetAnswer {
  chosen: readonly ChosenLine<ProductCard>[]
  outdoor: ProductCard
  titles: readonly string[]
}

async function present(
  api: StoreApi,
  id: string,
  { chosen, outdoor, titles }: LineSetAnswer,
): Promise<Parameters<typeof LineResult>[0]> {
  const sets = chosen.flatMap(({ set }) => (set ? [set] : []))
  const { pages } = await api.accessories.required({ id })
  const adapters = pages.flatMap(({ needs }) => needs.filter(({ kind }) => kind === 'adapter'))
  const bought = [...Map.groupBy(sets, (set) => set.id)].map(([setId, same]) => ({
    id: setId,
    qty: same.length,
  }))
  const joints = adapters.flatMap((need) => {
    const part = partFor(need)
    return part ? [{ id: part.id, qty: need.quantity }] : []
  })
  return {
    lines: chosen.map((line, index) => shownLine(line, titles[index] ?? '')),
    charge: extraCharge(outdoor, chosen),
    adapters: adapters.flatMap(shownAdapter),
    total:
      sets.length === 0
        ? null
        : { count: sets.length, price: formatMoney(add(...sets.map(({ price }) => fromWire(price)))) },
    cartLink: cartLink([...bought, ...joints]),
    jobLink: jobListLink([{ id, qty: 1 }, ...bought]),
  }
}

const shownLine = (
  { lines, toBuy, equivalent, verdicts, set }: ChosenLine<ProductCard>,
  title: string,
): ShownLine => ({
  title,
  size: lines ? lineWords(lines) : null,
  isUsual: lines?.isUsual ?? false,
  toBuy,
  equivalent,
  verdicts,
  set: set ? soldSet(set) : null,
})

const soldSet = (set: ProductCard): SoldSet => ({
  name: set.name,
  path: set.path,
  price: formatMoney(fromWire(set.price)),
  isInStock: set.stock.status !== 'out_of_stock',
  insulation: word(set, 'size'),
})

function shownAdapter(need: RequiredNeed): ShownAdapter[] {
  const part = partFor(need)
  if (!part) return []
  const { name, path, price, fit } = part
  return [{ name, path, price: formatMoney(fromWire(price)), quantity: need.quantity, fit }]
}
