import { sql } from 'kysely'
import { ERASED_NAME, KEPT } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { blank, keep, type PersonalData, through } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({
  sent: 'The name of the person who sent certificates of tax exemption',
  customer: 'Certificates of tax exemption of the customer',
})

export const EXEMPTION_DATA: readonly PersonalData[] = [
  {
    table: 'tax_exemption',
    what: what.sent,
    found: through('sent_by', 'account', {
      id: 'name',
      beside: sql`account.company_id = tax_exemption.company_id`,
      needsIndex: true,
    }),
    fate: blank({ sent_by: ERASED_NAME }),
  },
  {
    table: 'tax_exemption',
    what: what.customer,
    found: through('customer_id', 'customer', { needsIndex: true }),
    fate: keep(KEPT.exemption),
  },
]
