import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { ATTR } from '#features/catalog/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { productType } from '#features/catalog/catalog/rules/product-types.ts'
import type { SearchAnswer } from '#features/choosing/search/contract.ts'
import type { CategoryNode } from '#features/choosing/search/rules/facets/category-tree.ts'

/** A question to the search that a plain loop over the rows can answer too. */
export interface HandQuestion {
  /** a word that stands in texts as it is, or nothing */
  word: string
  brands: readonly string[]
  /** "In stock", or nothing */
  availability: string
  /** dollars, both ends included; undefined: any */
  price: readonly [from: number, to: number] | undefined
}

/** A product as the tables have it. */
export interface HandRow {
  id: string
  brand: string
  type: string
  text: string
  price: number
  available: number
  attributes: Record<string, AttributeValue>
  categories: string[]
}

const AT_ONCE = 5_000

/** Every product for sale, straight from the tables. */
export async function* handRows(db: Db): AsyncGenerator<HandRow> {
  let after = ''
  for (;;) {
    const { rows } = await sql<HandRow>`
      with recursive place (id, names) as (
        select id, array[name] from category where parent_id is null
        union all
        select category.id, place.names || category.name
        from category
        join place on place.id = category.parent_id
      )
      select
        product.id,
        brand,
        type,
        concat_ws(' ', product.name, series, summary, description) as text,
        price_cents / 100.0::float8 as price,
        available,
        attributes,
        place.names as categories
      from product
      join product_price on product_price.product_id = product.id and valid_to is null
      join stock on stock.product_id = product.id
      join place on place.id = category_id
      where withdrawn_at is null and not is_service and product.id > ${after}
      order by product.id
      limit ${AT_ONCE}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

const GROUPS = ['brand', 'availability', 'price'] as const
type Group = (typeof GROUPS)[number]

/** What the loop counted for one question. */
export interface Counted {
  total: number
  /** by group and value: "brand Velorair" */
  values: Map<string, number>
}

const inStock = ({ available }: HandRow): string => (available > 0 ? 'In stock' : 'Out of stock')

/** The groups whose filter a row fails. */
function failed(row: HandRow, { brands, availability, price }: HandQuestion): Group[] {
  const fails: Record<Group, boolean> = {
    brand: brands.length > 0 && !brands.includes(row.brand),
    availability: availability !== '' && inStock(row) !== availability,
    price: price !== undefined && (row.price < price[0] || row.price > price[1]),
  }
  return GROUPS.filter((group) => fails[group])
}

/** Counts one row: a filter does not narrow the counts of its own group. */
export function countRow(row: HandRow, question: HandQuestion, counted: Counted): void {
  if (question.word !== '' && !hasWord(row.text, question.word)) return
  const fails = failed(row, question)
  if (fails.length === 0) counted.total++
  if (fails.length > 1) return
  for (const [group, value] of valuesOf(row)) {
    if (fails.length === 1 && fails[0] !== group) continue
    const key = `${group} ${value}`
    counted.values.set(key, (counted.values.get(key) ?? 0) + 1)
  }
}

/** The last word of a question may be the beginning of a longer one. */
const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}`, 'i').test(text)

function valuesOf(row: HandRow): [group: string, value: string][] {
  return [
    ['brand', row.brand],
    ['type', productType(row.type)?.label ?? row.type],
    ['availability', inStock(row)],
    ['price', String(row.price)],
    ...row.categories.map((_, at): [string, string] => [
      'category',
      row.categories.slice(0, at + 1).join('/'),
    ]),
    ...Object.entries(row.attributes).flatMap(([id, value]) =>
      [...new Set([value].flat())].map((each): [string, string] => [
        id,
        each === true ? 'Yes' : each === false ? 'No' : String(each),
      ]),
    ),
  ]
}

/** Figures of an answer that differ from the count by hand; how many were compared. */
export function compare(answer: SearchAnswer, counted: Counted): { compared: number; different: string[] } {
  const different: string[] = []
  let compared = 0
  const check = (what: string, shown: number, byHand: number): void => {
    compared++
    if (shown !== byHand) different.push(`${what}: ${shown} shown, ${byHand} by hand`)
  }
  const { aggregations, hits } = answer
  check('products', hits.total.value, counted.total)
  const { brand, type, availability, price, attributes, categories } = aggregations
  for (const [group, shown] of Object.entries({ brand, type, availability, price, ...attributes })) {
    // A furnace that can be converted counts under two fuels, which its row does not say.
    if (!shown || group === String(ATTR.fuel)) continue
    for (const { key, doc_count, from, to } of shown.buckets)
      check(`${group} ${key}`, doc_count, byHandOf(counted, group, { key, from, to }))
  }
  const walk = (nodes: readonly CategoryNode[], above: string): void => {
    for (const { name, doc_count, children } of nodes) {
      check(`category ${above}${name}`, doc_count, counted.values.get(`category ${above}${name}`) ?? 0)
      walk(children, `${above}${name}/`)
    }
  }
  walk(categories, '')
  return { compared, different }
}

function byHandOf(
  { values }: Counted,
  group: string,
  { key, from, to }: { key: string; from: number | undefined; to: number | undefined },
): number {
  if (from === undefined && to === undefined) return values.get(`${group} ${key}`) ?? 0
  let sum = 0
  for (const [value, count] of values) {
    if (!value.startsWith(`${group} `)) continue
    const number = Number(value.slice(group.length + 1))
    if (number >= (from ?? -Infinity) && number <= (to ?? Infinity)) sum += count
  }
  return sum
}
