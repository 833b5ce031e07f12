import { KEPT } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { keep, type PersonalData, through } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({
  mandate: 'What the buyer agreed to for a bank debit',
  verification: 'Verified bank accounts: the last four digits',
})

const ofOrder = through('order_id', 'orders')

export const BANK_DATA: readonly PersonalData[] = [
  { table: 'bank_mandate', what: what.mandate, found: ofOrder, fate: keep(KEPT.sale) },
  { table: 'bank_verification', what: what.verification, found: ofOrder, fate: keep(KEPT.sale) },
]
