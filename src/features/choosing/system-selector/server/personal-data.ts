import { defineTexts } from '#lib/language/texts.ts'
import { byEmail, DELETE, type PersonalData } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({ request: 'Requests and questions from the system selector' })

export const SELECTOR_DATA: readonly PersonalData[] = [
  { table: 'selector_request', what: what.request, found: byEmail('email'), fate: DELETE },
]
