import { z } from 'zod'
import { cell, readDataTable } from '#lib/data-file.ts'
import { CAPACITY_RULES } from '../../rules/check/capacity-rules.ts'
import { ELECTRICAL_RULES } from '../../rules/check/electrical-rules.ts'
import { NAME_RULES } from '../../rules/check/name-rules.ts'
import { PROMISE_RULES } from '../../rules/check/promise-rules.ts'
import { REFRIGERANT_RULES } from '../../rules/check/refrigerant-rules.ts'
import type { CatalogueRule } from '../../rules/check/rule.ts'
import { SIZE_RULES } from '../../rules/check/size-rules.ts'
import { type ListRow, listRule, type RangeRow, rangeRule } from '../../rules/check/table-rules.ts'
import { TRADE_RULES } from '../../rules/check/trade-rules.ts'

const FOLDER = 'src/features/catalog/catalog/server/check/data'
const severity = z.enum(['error', 'warning'])

const rangeRow = z
  .object({
    types: cell.text,
    figure: cell.text,
    least: cell.number,
    most: cell.number,
    severity,
    source: cell.text,
    read_on: cell.text,
  })
  .transform((row): RangeRow => ({ ...row, types: row.types === '*' ? [] : row.types.split('|') }))

const listRow = z
  .object({
    attribute: cell.text,
    values: cell.text,
    also: cell.optionalText,
    severity,
    source: cell.text,
    read_on: cell.text,
  })
  .transform(
    (row): ListRow => ({
      attribute: row.attribute,
      words: row.values.split('|'),
      others: new Map(
        row.also.split('|').map((pair) => {
          const [other = '', word = ''] = pair.split('=')
          return [other.toLowerCase(), word]
        }),
      ),
      severity: row.severity,
    }),
  )

/** Every rule of the check: ranges and closed lists from their tables, and relations between figures. */
export const readCatalogueRules = (): CatalogueRule[] => [
  ...readDataTable(`${FOLDER}/ranges.csv`, rangeRow).map(rangeRule),
  ...readDataTable(`${FOLDER}/closed-lists.csv`, listRow).map(listRule),
  ...ELECTRICAL_RULES,
  ...CAPACITY_RULES,
  ...TRADE_RULES,
  ...PROMISE_RULES,
  ...REFRIGERANT_RULES,
  ...SIZE_RULES,
  ...NAME_RULES,
]
