import { defineTexts } from '#lib/language/texts.ts'
import { byEmail, DELETE, type PersonalData } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({ lead: 'Leads: requests for a call or a reply' })

export const LEAD_DATA: readonly PersonalData[] = [
  { table: 'lead', what: what.lead, found: byEmail('email'), fate: DELETE },
]
