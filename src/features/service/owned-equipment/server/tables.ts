import type { Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    care_reminder: CareReminderTable
  }
}

/** An owner who asked for mails about care. */
interface CareReminderTable {
  order_id: string
  asked_at: Timestamp
  /** yyyy-mm-dd */
  next_on: string
}
