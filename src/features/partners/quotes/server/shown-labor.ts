import { formatMoney, toCents, toWire } from '#lib/money.ts'
import type { ShownLabor } from '../contract/labor.ts'
import { mailTexts } from '../mail-texts.ts'
import { pageTexts } from '../page-texts.ts'
import type { Section } from '../rules/content.ts'
import { type LaborTax, laborTotals } from '../rules/labor.ts'
import type { Sender } from './sender.ts'

/** The work of an option in dollars; null for an option without work. */
export function shownLabor({ labor }: Pick<Section, 'labor'>, tax: LaborTax | undefined): ShownLabor | null {
  const totals = laborTotals(labor, tax)
  return (
    totals && {
      lines: totals.lines.map(({ line: { description, qty, unit, price }, amount }) => ({
        description,
        note: unit === 'job' && qty === 1 ? '' : pageTexts.laborQty[unit](qty, formatMoney(toCents(price))),
        amount: toWire(amount),
      })),
      work: toWire(totals.work),
      tax: toWire(totals.tax),
      taxRate: tax?.kind === 'added' ? tax.rate : null,
      total: toWire(totals.total),
    }
  )
}

/** "Plus $1,200.00 of labor, which you pay to Northside"; '' without work. */
export function laborNote(
  { labor, tax }: { labor: Section['labor']; tax: LaborTax | undefined },
  company: Sender,
): string {
  const totals = laborTotals(labor, tax)
  return totals ? mailTexts.labor(formatMoney(totals.total), company?.name ?? '') : ''
}
