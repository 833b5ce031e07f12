import { sql } from 'kysely'
import { ERASED_NAME } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { blank, byEmail, DELETE, type PersonalData, through } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({
  feedback: 'Feedback about installers, also published',
  listing: 'The name of the person who changed an installer’s listing',
})

export const INSTALLER_DATA: readonly PersonalData[] = [
  { table: 'contractor_feedback', what: what.feedback, found: byEmail('email'), fate: DELETE },
  {
    table: 'contractor_listing',
    what: what.listing,
    found: through('changed_by', 'account', {
      id: 'name',
      beside: sql`account.company_id = contractor_listing.company_id`,
      needsIndex: true,
    }),
    fate: blank({ changed_by: ERASED_NAME }),
  },
]
