import { KEPT } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { keep, type PersonalData, through } from '#platform/personal-data/server/declare.ts'
import { platePhotoKey } from './desk.ts'

const what = defineTexts({ registration: 'Registrations of a warranty: machine, serial number, installer' })

export const WARRANTY_DATA: readonly PersonalData[] = [
  {
    table: 'warranty_registration',
    what: what.registration,
    found: through('order_id', 'orders'),
    fate: keep(KEPT.warranty),
    files: { columns: ['photo'], key: ([hash = '']) => platePhotoKey(hash) },
  },
]
