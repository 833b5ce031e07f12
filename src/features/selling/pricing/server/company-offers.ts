import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { PREPARED } from '#db/pool/alert-pool.ts'
import { type Cents, toCents } from '#lib/money.ts'
import type { OfferEntry, PriceOffer } from '../rules/price-offer.ts'
import type { Basis, PriceRule, Rounding } from '../rules/price-rule.ts'

export interface OfferedRow {
  product_id: string
  list_id: number
  list_name: string
  from_quantity: number
  /** null: the row is of a rule */
  price_cents: number | null
  rule_id: number | null
  basis: Basis | null
  percent: number | null
  rounding: Rounding | null
  category: string | null
  brand: string | null
  list_price_cents: number | null
  cost_cents: number | null
}

/**
 * The prices and rules of a company's lists in force at a moment that apply to these products, in order of
 * precedence: the list that started last, in it the product's own price, then the rules for category and
 * brand, for the nearest category, for the brand, for all products; of two alike the one from more units.
 * One statement; what it reads grows with the lists of the company and the products asked for, not with all
 * lists or prices. Nothing is kept per company.
 */
export const offeredRows = (
  companyId: number,
  productIds: readonly string[],
  at: Date,
): RawBuilder<OfferedRow> => sql<OfferedRow>`
    ${PREPARED}
    with recursive list as materialized (
      select id, name, starts_at
      from price_list
      where company_id = ${companyId}
        and starts_at <= ${at}
        and (ends_at is null or ends_at > ${at})
    ), rule as materialized (
      select rule.*
      from list
      join price_list_rule rule on rule.price_list_id = list.id
    ), ruled as materialized (
      select p.id, p.brand, p.category_id
      from product p
      where p.id = any(${[...new Set(productIds)]}::text[])
        and not p.is_service
        and exists (select from rule)
    ), above as (
      select id as product_id, category_id, 0 as depth
      from ruled
      union all
      select above.product_id, category.parent_id, above.depth + 1
      from above
      join category on category.id = above.category_id
      where category.parent_id is not null and above.depth < 9
    ), entry as (
      select
        price.product_id, price.price_list_id, price.from_quantity, price.price_cents,
        null::bigint as rule_id, null::text as basis, null::numeric as percent, null::text as rounding,
        null::integer as category_id, null::text as brand, 0 as rank, 0 as depth
      from list
      join price_list_price price on price.price_list_id = list.id
      where price.product_id = any(${[...new Set(productIds)]}::text[])
      union all
      select
        ruled.id, rule.price_list_id, rule.from_quantity, null, rule.id, rule.basis, rule.percent,
        rule.rounding, rule.category_id, rule.brand,
        case
          when rule.category_id is not null and rule.brand is not null then 1
          when rule.category_id is not null then 2
          when rule.brand is not null then 3
          else 4
        end,
        coalesce(above.depth, 0)
      from rule
      join ruled on rule.brand is null or rule.brand = ruled.brand
      left join above on above.product_id = ruled.id and above.category_id = rule.category_id
      where rule.category_id is null or above.category_id is not null
    )
    select
      entry.product_id, list.id as list_id, list.name as list_name, entry.from_quantity, entry.price_cents,
      entry.rule_id, entry.basis, entry.percent, entry.rounding, category.name as category, entry.brand,
      (
        select price.list_price_cents
        from price_in_force(entry.product_id, ${at}) as price
        where entry.basis = 'list'
      ) as list_price_cents,
      (
        select cost.cost_cents
        from product_cost cost
        where cost.product_id = entry.product_id and entry.rule_id is not null
      ) as cost_cents
    from entry
    join list on list.id = entry.price_list_id
    left join category on category.id = entry.category_id
    order by
      entry.product_id, list.starts_at desc, list.id desc, entry.rank, entry.depth,
      entry.from_quantity desc, entry.rule_id`

/**
 * What a company's lists offer, by product. Products that no list says anything of are missing.
 * @param shown what the public pays for these products, by id
 */
export async function companyOffers(
  db: Db,
  companyId: number,
  shown: ReadonlyMap<string, Cents>,
  at: Date,
): Promise<ReadonlyMap<string, PriceOffer>> {
  if (shown.size === 0) return new Map()
  const { rows } = await offeredRows(companyId, [...shown.keys()], at).execute(db)
  return offersOf(rows, shown)
}

/** The offers of rows in their order. */
export function offersOf(
  rows: readonly OfferedRow[],
  shown: ReadonlyMap<string, Cents>,
): ReadonlyMap<string, PriceOffer> {
  const offers = new Map<string, PriceOffer & { entries: OfferEntry[] }>()
  for (const row of rows) {
    const price = shown.get(row.product_id)
    if (price === undefined) continue
    const offer = offers.get(row.product_id) ?? { shown: price, listPrice: null, cost: null, entries: [] }
    offer.entries.push(entryOf(row))
    offer.listPrice ??= centsOf(row.list_price_cents)
    offer.cost ??= centsOf(row.cost_cents)
    offers.set(row.product_id, offer)
  }
  return offers
}

const centsOf = (cents: number | null): Cents | null => (cents === null ? null : toCents(cents))

const entryOf = (row: OfferedRow): OfferEntry => ({
  list: { id: row.list_id, name: row.list_name },
  from: row.from_quantity,
  by:
    row.price_cents === null
      ? { kind: 'rule', rule: ruleOf(row) }
      : { kind: 'own', price: toCents(row.price_cents) },
})

const ruleOf = ({ rule_id, basis, percent, rounding, category, brand }: OfferedRow): PriceRule => ({
  id: rule_id ?? 0,
  basis: basis ?? 'public',
  percent: percent ?? 0,
  rounding: rounding ?? 'cent',
  category,
  brand,
})
