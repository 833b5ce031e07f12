import { sql } from 'kysely'
import { ERASED_NAME, KEPT } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { blank, DELETE, keep, type PersonalData, through } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({
  cart: 'Saved carts of the customer’s projects',
  ofContractor: 'Saved carts of contractors’ projects',
  saver: 'The name of the person who saved carts',
})

export const SAVED_CART_DATA: readonly PersonalData[] = [
  {
    table: 'saved_cart',
    what: what.cart,
    found: through('project_id', 'project', { needsIndex: true }),
    only: sql`company_id is null`,
    fate: DELETE,
  },
  {
    table: 'saved_cart',
    what: what.ofContractor,
    found: through('project_id', 'project', { needsIndex: true }),
    only: sql`company_id is not null`,
    fate: keep(KEPT.contractor),
  },
  {
    table: 'saved_cart',
    what: what.saver,
    found: through('saved_by', 'account', { needsIndex: true }),
    fate: blank({ saved_by_name: ERASED_NAME }),
  },
]
