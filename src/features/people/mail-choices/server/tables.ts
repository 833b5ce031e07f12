import type { ColumnType } from 'kysely'

declare module '#db/tables.ts' {
  interface Tables {
    mail_choice: MailChoiceTable
  }
}

interface MailChoiceTable {
  /** SHA-256 of the address in lower case */
  mailbox_hash: string
  token: string
  stopped_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}
