import type { ColumnType, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { LineKind, ReportProvider } from '../rules/formats.ts'

declare module '#db/tables.ts' {
  interface Tables {
    settlement_report: SettlementReportTable
    payout: PayoutTable
    payout_line: PayoutLineTable
  }
}

type Kept<T> = ColumnType<T, T, never>

interface SettlementReportTable {
  id: GeneratedAlways<number>
  provider: Kept<ReportProvider>
  file: Kept<string>
  uploaded_by: Kept<string>
  uploaded_at: Timestamp
  removed_by: string | null
  removed_at: NullableTimestamp
  remove_reason: string | null
}

interface PayoutTable {
  id: GeneratedAlways<number>
  report_id: Kept<number>
  provider: Kept<ReportProvider>
  /** the provider's number of the payout, or its day */
  reference: Kept<string>
  /** yyyy-mm-dd */
  day: Kept<string>
  gross_cents: Kept<number>
  fee_cents: Kept<number>
  adjustment_cents: Kept<number>
  bank_cents: Kept<number>
  lines: Kept<number>
  /** lines whose charge or refund our books lack, have with another amount, or have beside another line */
  not_ours: ColumnType<number>
}

type Finding = 'ours' | 'other_amount' | 'unknown' | 'not_asked'

interface PayoutLineTable {
  payout_id: Kept<number>
  line_no: Kept<number>
  kind: Kept<LineKind>
  reference: Kept<string>
  gross_cents: Kept<number>
  fee_cents: Kept<number>
  order_id: ColumnType<string | null, string | null | undefined>
  finding: ColumnType<Finding>
  /** the charge or refund of ours that it is */
  movement_id: ColumnType<string | null, string | null | undefined>
  /** the payout with the line that has its charge or refund; the finding is `unknown` then */
  twin_payout_id: ColumnType<number | null, number | null | undefined>
}
