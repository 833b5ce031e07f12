import type { Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    company: CompanyTable
  }
}

interface CompanyTable {
  id: GeneratedAlways<number>
  name: string
  phone: Generated<string>
  email: Generated<string>
  street: Generated<string>
  city: Generated<string>
  state: Generated<string>
  zip: Generated<string>
  website: Generated<string>
  about: Generated<string>
  /** as the company prints it on its quotes */
  license: Generated<string>
  /** names the file of its logo */
  logo_hash: string | null
  /** the company wants to be in the list of contractors */
  is_listed: Generated<boolean>
  delivers_to: Generated<'job-site' | 'office'>
  version: Generated<number>
  created_at: Timestamp
  disabled_at: NullableTimestamp
}
