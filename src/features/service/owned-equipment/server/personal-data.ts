import { defineTexts } from '#lib/language/texts.ts'
import { DELETE, type PersonalData, through } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({ reminder: 'Reminders about care' })

export const CARE_DATA: readonly PersonalData[] = [
  { table: 'care_reminder', what: what.reminder, found: through('order_id', 'orders'), fate: DELETE },
]
