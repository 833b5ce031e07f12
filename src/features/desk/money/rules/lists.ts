import { choiceOr, day, listQuery } from '#platform/lists/rules/query.ts'
import { TAX_ROWS } from './tax-report.ts'

export const JOURNAL_LIST = listQuery({ filters: { from: day(), to: day() } })

export const TAX_LIST = listQuery({
  filters: { from: day(), to: day(), by: choiceOr('state', TAX_ROWS) },
})

export const AGING_LIST = listQuery({ filters: {} })
