import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TableProblem } from '#lib/table/table-problem.ts'
import { expandRows, type ZipRate } from '../../rules/tax/expand-rows.ts'
import { readTaxTable } from './read-table.ts'

/** The source of a table: our release, or a file of staff. */
export type TaxOrigin = 'shipped' | 'imported'

export type Replaced =
  | { kind: 'replaced'; rows: number; zips: number; notes: readonly TableProblem[] }
  /** nothing has changed: the former table stays */
  | { kind: 'refused'; problems: readonly TableProblem[] }
  /** a shipped table where staff have imported one, or the same table again */
  | { kind: 'kept' }

/**
 * Replaces all local rates by those of a table, in one transaction, or none of them. A shipped table never
 * replaces an imported one.
 */
export async function replaceLocalTax(
  db: Db,
  text: string,
  { origin, today, file = '' }: { origin: TaxOrigin; today: string; file?: string },
): Promise<Replaced> {
  const digest = createHash('sha256').update(text).digest('hex')
  return db.transaction().execute(async (trx): Promise<Replaced> => {
    const held = await trx.selectFrom('tax_version').selectAll().forUpdate().executeTakeFirstOrThrow()
    const isKept = held.local_origin === 'imported' || held.local_digest === digest
    if (origin === 'shipped' && isKept) return { kind: 'kept' }
    const { rows, problems, notes, isOther } = await readTaxTable(text, today, file)
    const places = await trx.selectFrom('zip_place').select(['zip', 'city', 'state']).execute()
    const expanded = expandRows(rows, places)
    // A store may hold fewer places than a release or another program knows; staff name places of their own
    // store.
    const unplaced = origin === 'imported' && !isOther ? expanded.unplaced : []
    const all = [...problems, ...expanded.problems, ...unplaced].toSorted((a, b) => a.line - b.line)
    if (all.length > 0) return { kind: 'refused', problems: all }
    await trx.deleteFrom('local_tax_rate').execute()
    await insert(trx, expanded.rates)
    await trx.updateTable('tax_version').set({ local_origin: origin, local_digest: digest }).execute()
    const zips = new Set(expanded.rates.map(({ zip }) => zip)).size
    const left = isOther ? expanded.unplaced : []
    return { kind: 'replaced', rows: rows.length - left.length, zips, notes: [...notes, ...leftOut(left)] }
  })
}

/** One note for all rows of another program's table whose ZIP codes the store does not know. */
function leftOut([first, ...more]: readonly TableProblem[]): TableProblem[] {
  if (first === undefined) return []
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  return [{ ...first, found: `${first.found}${others}; left out, as the store does not know them` }]
}

// One statement inserts thousands of rows: each column travels as one array.
async function insert(db: Db, rates: readonly ZipRate[]): Promise<void> {
  const part = (name: keyof ZipRate['row']['parts']) => rates.map(({ row }) => row.parts[name])
  await sql`
    insert into local_tax_rate (
      zip, valid_from, place, state_rate, county_rate, city_rate, special_rate, source, source_date
    )
    select *
    from unnest(
      ${rates.map(({ zip }) => zip)}::text[], ${rates.map(({ row }) => row.validFrom)}::date[],
      ${rates.map(({ row }) => row.place)}::text[],
      ${part('state')}::numeric[], ${part('county')}::numeric[],
      ${part('city')}::numeric[], ${part('special')}::numeric[],
      ${rates.map(({ row }) => row.source)}::text[], ${rates.map(({ row }) => row.sourceDate)}::date[]
    )
  `.execute(db)
}
