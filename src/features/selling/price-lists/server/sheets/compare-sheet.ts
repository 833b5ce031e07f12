import { type RawBuilder, sql } from 'kysely'
import { sheetTexts } from '#features/selling/pricing/rules/price-list.ts'
import type { SheetKind } from '../../rules/changes.ts'
import type { Trx } from './read-sheet.ts'

/** What a sheet is compared with. */
export interface SheetTarget {
  kind: SheetKind
  /** the list that it replaces */
  list: number | undefined
  /** when public prices begin; the moment of the other kinds does not matter */
  at: Date
}

/**
 * The prices that a sheet is compared with and written over: product_id, from_quantity, cents, list_cents,
 * began_at, ends_at; the last three of public prices alone.
 */
export function current({ kind, list, at }: SheetTarget): RawBuilder<unknown> {
  const none = sql`null::bigint as list_cents, null::timestamptz as began_at, null::timestamptz as ends_at`
  if (kind === 'list')
    return sql`(
      select product_id, from_quantity, price_cents as cents, ${none}
      from price_list_price
      where price_list_id = ${list ?? 0}
    )`
  if (kind === 'costs')
    return sql`(select product_id, 1 as from_quantity, cost_cents as cents, ${none} from product_cost)`
  return sql`(
    select distinct on (product_id)
      product_id, 1 as from_quantity, price_cents as cents, list_price_cents as list_cents,
      valid_from as began_at, valid_to as ends_at
    from product_price
    where valid_from <= ${at} and (valid_to is null or valid_to > ${at})
    order by product_id, valid_from desc
  )`
}

/** Finds the product of each line by its number or its model, whatever its capitals. */
export async function matchProducts(trx: Trx): Promise<void> {
  await sql`
    create temporary table sheet_price on commit drop as
    with model as (
      select upper(sku) as sku, min(id) as id
      from product
      where upper(sku) in (select upper(written) from sheet_line)
      group by upper(sku)
    )
    select sheet.*, coalesce(product.id, model.id) as product_id
    from sheet_line sheet
    left join product on product.id = sheet.written
    left join model on model.sku = upper(sheet.written)`.execute(trx)
  await sql`analyze sheet_price`.execute(trx)
}

/** So many lines of each sort a person sees; the others are counted. */
const MOST_SHOWN = 100

export interface LineProblem {
  line: number
  problem: string
}

/**
 * Notes what is wrong with each line. A list sells nothing below cost; a public price below cost is a
 * warning, as is a price of a list that is above the public one.
 */
export async function judgeLines(trx: Trx, { kind }: Pick<SheetTarget, 'kind'>, now: Date): Promise<void> {
  await sql`
    create temporary table sheet_judged on commit drop as
    select
      sheet.*,
      case
        when sheet.product_id is null then 'unknown'
        when row_number() over (
          partition by sheet.product_id, sheet.from_quantity order by sheet.line
        ) > 1 then 'twice'
        when ${kind === 'list'} and sheet.cents < cost.cost_cents then 'belowCost'
        when sheet.cents > min(sheet.cents) over (
          partition by sheet.product_id order by sheet.from_quantity
          rows between unbounded preceding and 1 preceding
        ) then 'dearer'
      end as problem,
      case
        when ${kind === 'list'} and sheet.cents > (
          select price_cents from price_in_force(sheet.product_id, ${now})
        ) then 'abovePublic'
        when ${kind === 'public'} and sheet.cents < cost.cost_cents then 'publicBelowCost'
      end as warning
    from sheet_price sheet
    left join product_cost cost on cost.product_id = sheet.product_id`.execute(trx)
  await sql`analyze sheet_judged`.execute(trx)
}

type Problem = 'unknown' | 'twice' | 'belowCost' | 'dearer' | 'abovePublic' | 'publicBelowCost'

interface Judged {
  line: number
  written: string
  problem: Problem | null
  warning: Problem | null
}

export const judgedLines = sql<Judged>`
    select line, written, problem, warning
    from sheet_judged
    where problem is not null or warning is not null
    order by line`

export interface Judgment {
  problems: LineProblem[]
  problemCount: number
  warnings: LineProblem[]
  warningCount: number
}

/** What is wrong with the lines, in words; `read`: what the reader found. */
export async function findProblems(trx: Trx, read: readonly LineProblem[]): Promise<Judgment> {
  const { rows } = await judgedLines.execute(trx)
  const words = (written: string, line: number, problem: Problem): LineProblem => ({
    line,
    problem: sheetTexts[problem](written),
  })
  const problems = [
    ...read,
    ...rows.flatMap(({ line, written, problem }) => (problem ? words(written, line, problem) : [])),
  ]
  const warnings = rows.flatMap(({ line, written, problem, warning }) =>
    problem === null && warning ? words(written, line, warning) : [],
  )
  problems.sort((a, b) => a.line - b.line)
  return {
    problems: problems.slice(0, MOST_SHOWN),
    problemCount: problems.length,
    warnings: warnings.slice(0, MOST_SHOWN),
    warningCount: warnings.length,
  }
}

/**
 * Keeps a row for each price that the sheet changes, the largest change first, in parts of its price; then
 * the new ones and those that go. Returns how many.
 */
export async function keepRows(
  trx: Trx,
  importId: number,
  target: SheetTarget,
  { hasListPrices }: { hasListPrices: boolean },
): Promise<number> {
  const { kind, at } = target
  const { numAffectedRows } = await sql`
    insert into price_import_row (
      import_id, seq, product_id, from_quantity, before_cents, after_cents,
      before_list_cents, after_list_cents, began_at, ends_at
    )
    select
      ${importId}::bigint,
      row_number() over (
        order by abs(after_cents - before_cents)::float8 / greatest(before_cents, 1) desc nulls last,
          product_id, from_quantity
      ),
      product_id, from_quantity, before_cents, after_cents, before_list_cents, after_list_cents, began_at,
      coalesce(ends_at, (
        select min(later.valid_from)
        from product_price later
        where ${kind === 'public'} and began_at is null and later.product_id = compared.product_id
          and later.valid_from > ${at}
      ))
    from (
      select
        product_id, from_quantity, now.cents as before_cents, sheet.cents as after_cents,
        now.list_cents as before_list_cents,
        case
          when ${hasListPrices} then sheet.list_cents
          when now.list_cents > sheet.cents then now.list_cents
        end as after_list_cents,
        now.began_at, now.ends_at
      from (
        select product_id, from_quantity, cents, list_cents
        from sheet_judged
        where problem is null
      ) sheet
      full join ${current(target)} now using (product_id, from_quantity)
      where sheet.cents is not null or ${kind === 'list'}
    ) compared
    where (before_cents, before_list_cents) is distinct from (after_cents, after_list_cents)`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

interface Difference {
  rises: number
  falls: number
  added: number
  removed: number
  rise_share: number | null
  fall_share: number | null
  most_rise: number | null
  most_fall: number | null
}

/** How many prices rise and fall, and by which part of the price on average and at most. */
export const differenceOf = (importId: number): RawBuilder<Difference> => sql<Difference>`
    select
      count(*) filter (where share > 0) as rises,
      count(*) filter (where share < 0) as falls,
      count(*) filter (where before_cents is null) as added,
      count(*) filter (where after_cents is null) as removed,
      avg(share) filter (where share > 0) as rise_share,
      avg(-share) filter (where share < 0) as fall_share,
      max(share) filter (where share > 0) as most_rise,
      max(-share) filter (where share < 0) as most_fall
    from (
      select
        before_cents, after_cents,
        (after_cents - before_cents)::float8 / greatest(before_cents, 1) as share
      from price_import_row
      where import_id = ${importId}
    ) changed`
