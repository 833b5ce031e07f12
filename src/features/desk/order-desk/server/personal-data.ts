import { defineTexts } from '#lib/language/texts.ts'
import { DELETE, type PersonalData, through } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({ note: 'Notes of staff about the orders' })

export const ORDER_NOTE_DATA: readonly PersonalData[] = [
  { table: 'order_note', what: what.note, found: through('order_id', 'orders'), fate: DELETE },
]
