import { z } from 'zod'
import { defineReferenceTable, namedTwice } from '#platform/reference-tables/server/reference-table.ts'
import { FEDERAL_CREDITS } from '../rules/programs.ts'

/** What the federal government gives back for equipment, and what it has ended. */
export const federalCreditTable = defineReferenceTable({
  name: 'federal-credits',
  holds: 'federal tax credits for equipment, and the last day of installation of each',
  limitDays: 365,
  schema: z
    .array(
      z.strictObject({
        section: z.string().min(1).max(20),
        name: z.string().min(1).max(100),
        until: z.iso.date(),
      }),
    )
    .max(50),
  release: {
    // Public Law 119-21 ended both for equipment installed after 2025-12-31.
    source: 'Public Law 119-21 and IRS FS-2025-05',
    asOf: '2026-11-21',
    readRows: () => FEDERAL_CREDITS.map((credit) => ({ ...credit })),
  },
  check: (rows) => namedTwice('rows', rows, ({ section }) => section),
  make: (rows) => rows,
})
