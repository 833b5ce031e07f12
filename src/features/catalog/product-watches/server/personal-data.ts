import { defineTexts } from '#lib/language/texts.ts'
import { byEmail, DELETE, type PersonalData } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({ watch: 'Alerts about prices and stock' })

export const WATCH_DATA: readonly PersonalData[] = [
  { table: 'product_watch', what: what.watch, found: byEmail('email'), fate: DELETE },
]
