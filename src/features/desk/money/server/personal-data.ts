import { defineTexts } from '#lib/language/texts.ts'
import { blank, byEmail, type PersonalData } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({ statement: 'The address of emailed statements' })

export const STATEMENT_DATA: readonly PersonalData[] = [
  { table: 'statement_mail', what: what.statement, found: byEmail('address'), fate: blank({ address: '' }) },
]
