import { ERASED_NAME } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { blank, type PersonalData, through } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({ request: 'The name of the person who asked for lower prices' })

export const PRICE_REQUEST_DATA: readonly PersonalData[] = [
  {
    table: 'price_request',
    what: what.request,
    found: through('asked_by', 'account'),
    fate: blank({ asked_by_name: ERASED_NAME }),
  },
]
