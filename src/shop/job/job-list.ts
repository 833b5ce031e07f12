import type { RequiredComponent, RequiredNeed, RequiredPage } from '#features/catalog/accessories/contract.ts'
import { type PartRow, partsList, waysOf } from '#features/catalog/accessories/view/parts-list.ts'
import type { WireItem } from '#features/selling/cart/contract.ts'
import type { LinkedProduct } from '#features/selling/cart/rules/cart-link.ts'
import { installerWork, type Work } from '#features/selling/job/rules/installer-work.ts'
import { add, type Cents, fromWire, times } from '#lib/money.ts'

/** A product of the list, as the cart would have it. */
type ListItem = Pick<WireItem, 'id' | 'name' | 'sku' | 'url' | 'category' | 'traits' | 'price' | 'qty'>

/** A product of the job with the pages of parts that the add-to-cart list has for it; none for a part. */
export interface JobItem {
  item: ListItem
  pages: readonly RequiredPage[]
}

/**
 * bought: on the list and in the total. onList: another line of the list meets the need. have: the buyer
 * left a
 * required part out. offered: recommended, and not chosen.
 */
type RowState = 'bought' | 'onList' | 'have' | 'offered' | 'outOfStock'

/** One need of a piece of equipment with the part that meets it. */
export interface JobRow {
  /** the name of the choice in the list's address */
  field: string
  need: RequiredNeed
  part: RequiredComponent
  state: RowState
  /** how many are bought; how many the job needs where none are */
  quantity: number
  price: Cents
}

export interface JobEquipment {
  item: ListItem
  price: Cents
  sections: readonly { title: string; rows: readonly JobRow[] }[]
  /** the ways that a vent may take, the one that the list takes, and the name of the choice */
  way: { field: string; ways: readonly string[]; value: string | undefined }
  /** the pages of its parts, for what the job needs besides */
  pages: readonly RequiredPage[]
}

export interface JobList {
  equipment: readonly JobEquipment[]
  others: readonly { item: ListItem; price: Cents }[]
  /** everything that one press puts into the cart */
  fill: readonly LinkedProduct[]
  sums: { equipment: Cents; parts: Cents; others: Cents; total: Cents }
  /** required needs that are not in the total, because the buyer has the part or it is out of stock */
  leftOut: number
  /** a choice of the address names a part that is not offered for its need */
  isStale: boolean
  work: readonly Work[]
}

/** The choices of the list’s address by field. */
export interface Picks {
  get(field: string): string | null
}

/** The value of a choice that leaves a part out. */
export const LEFT_OUT = 'none'

/**
 * Everything for the job. The needs and their parts are those of the add-to-cart list; `picks` are the
 * buyer's
 * choices by field. A part that is on the list by itself meets a need before another one is bought.
 */
export function jobList(items: readonly JobItem[], picks: Picks): JobList {
  const spare = new Map(items.map(({ item }) => [item.id, item.qty]))
  const equipment = items
    .filter(({ pages }) => pages.length > 0)
    .map(({ item, pages }) => {
      const way = wayOf(item, pages, picks)
      return {
        item,
        price: priceOf(item),
        way,
        pages,
        sections: sectionsOf(item, pages, { picks, spare, way: way.value }),
      }
    })
  const others = items
    .filter(({ pages }) => pages.length === 0)
    .map(({ item }) => ({ item, price: priceOf(item) }))
  const rows = equipment.flatMap(({ sections }) => sections.flatMap((section) => section.rows))
  const bought = rows.filter(({ state }) => state === 'bought')
  const sums = {
    equipment: add(...equipment.map(({ price }) => price)),
    parts: add(...bought.map(({ price }) => price)),
    others: add(...others.map(({ price }) => price)),
  }
  return {
    equipment,
    others,
    fill: merged([
      ...items.map(({ item: { id, qty } }) => ({ id, qty })),
      ...bought.map(({ part, quantity }) => ({ id: part.id, qty: quantity })),
    ]),
    sums: { ...sums, total: add(sums.equipment, sums.parts, sums.others) },
    leftOut: rows.filter(({ need, state }) => need.required && (state === 'have' || state === 'outOfStock'))
      .length,
    isStale: rows.some((row) => isStale(row, picks.get(row.field))),
    work: installerWork(
      equipment.map(({ item }) => item),
      rows.map(({ need }) => need.kind),
    ),
  }
}

const priceOf = ({ price, qty }: ListItem): Cents => times(fromWire(price), qty)

const isStale = ({ need }: JobRow, pick: string | null): boolean =>
  pick !== null && pick !== '' && pick !== LEFT_OUT && !need.components.some(({ id }) => id === pick)

/** The way that the address names; the first one where it names none. */
function wayOf({ id }: ListItem, pages: readonly RequiredPage[], picks: Picks): JobEquipment['way'] {
  const [field, ways] = [`${id}-way`, waysOf(pages)]
  return { field, ways, value: ways.find((way) => way === picks.get(field)) ?? ways[0] }
}

interface Choices {
  picks: Picks
  /** the way that the list takes, where some exclude each other */
  way: string | undefined
  /** how many of each product of the list meet no need yet; a met need takes its share */
  spare: Map<string, number>
}

const NOTHING_DECIDED = { owned: new Set<string>(), chosen: {}, inCart: () => 0 }

function sectionsOf(item: ListItem, pages: readonly RequiredPage[], choices: Choices) {
  const counts = new Map<string, number>()
  return partsList(pages, { ...NOTHING_DECIDED, way: choices.way }).map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => rowOf(row, item, { field: fieldOf(item, row.need, counts), ...choices })),
  }))
}

/** "453061180-line-set": the same on every visit, also when other needs come or go. */
function fieldOf({ id }: ListItem, { title }: RequiredNeed, counts: Map<string, number>): string {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const before = counts.get(slug) ?? 0
  counts.set(slug, before + 1)
  return `${id}-${slug}${before > 0 ? `-${before + 1}` : ''}`
}

function rowOf(
  { need, part: suggested }: PartRow,
  item: ListItem,
  { field, picks, spare }: Omit<Choices, 'way'> & { field: string },
): JobRow {
  const wanted = need.quantity * item.qty
  const there = need.components.find(({ id }) => (spare.get(id) ?? 0) > 0)
  const rest = wanted - takeFrom(spare, need, wanted)
  const pick = picks.get(field) || undefined
  const part =
    need.components.find(({ id }) => id === pick) ?? (rest < wanted ? there : undefined) ?? suggested
  const state = stateOf({ need, part, pick, rest })
  const quantity = state === 'bought' ? rest : wanted
  return { field, need, part, state, quantity, price: times(fromWire(part.price), quantity) }
}

function stateOf({
  need,
  part,
  pick,
  rest,
}: Pick<JobRow, 'need' | 'part'> & { pick: string | undefined; rest: number }): RowState {
  if (rest === 0) return 'onList'
  if (pick === LEFT_OUT) return need.required ? 'have' : 'offered'
  if (!need.required && pick === undefined) return 'offered'
  return part.isInStock ? 'bought' : 'outOfStock'
}

/** Takes up to `wanted` parts for a need from the list itself; returns how many. */
function takeFrom(spare: Map<string, number>, need: RequiredNeed, wanted: number): number {
  let taken = 0
  for (const { id } of need.components) {
    const share = Math.min(wanted - taken, spare.get(id) ?? 0)
    if (share > 0) spare.set(id, (spare.get(id) ?? 0) - share)
    taken += share
  }
  return taken
}

/** Each product once, with the sum of its quantities. */
function merged(products: readonly LinkedProduct[]): LinkedProduct[] {
  const quantities = new Map<string, number>()
  for (const { id, qty } of products) quantities.set(id, (quantities.get(id) ?? 0) + qty)
  return [...quantities].map(([id, qty]) => ({ id, qty }))
}
