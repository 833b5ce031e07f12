import { KEPT } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { byEmail, keep, type PersonalData } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({ redemption: 'Coupons that were used in orders' })

export const COUPON_DATA: readonly PersonalData[] = [
  { table: 'coupon_redemption', what: what.redemption, found: byEmail('email'), fate: keep(KEPT.sale) },
]
