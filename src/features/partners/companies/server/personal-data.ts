import { defineTexts } from '#lib/language/texts.ts'
import { blank, byEmail, type PersonalData } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({ company: 'The mailbox and phone of a company, when they are the person’s own' })

export const COMPANY_DATA: readonly PersonalData[] = [
  { table: 'company', what: what.company, found: byEmail('email'), fate: blank({ email: '', phone: '' }) },
]
