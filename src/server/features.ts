import { productWatches } from '#features/catalog/product-watches/feature.ts'
import { search } from '#features/choosing/search/feature.ts'
import { sizing } from '#features/choosing/sizing/feature.ts'
import { systemSelector } from '#features/choosing/system-selector/feature.ts'
import { stories } from '#features/content/stories/feature.ts'
import { pageIssues } from '#features/desk/page-issues/feature.ts'
import { storeFacts } from '#features/desk/store-facts/feature.ts'
import { leads } from '#features/partners/leads/feature.ts'
import { photoQuotes } from '#features/partners/photo-quotes/feature.ts'
import { quotes } from '#features/partners/quotes/feature.ts'
import { accounts } from '#features/people/accounts/feature.ts'
import { signIn } from '#features/people/sign-in/feature.ts'
import { bankDebit } from '#features/selling/bank-debit/feature.ts'
import { cart } from '#features/selling/cart/feature.ts'
import { fulfilment } from '#features/selling/fulfilment/feature.ts'
import { orders } from '#features/selling/orders/feature.ts'
import { payments } from '#features/selling/payments/feature.ts'
import { chat } from '#features/service/chat/feature.ts'
import { contractors } from '#features/service/contractors/feature.ts'
import { ownedEquipment } from '#features/service/owned-equipment/feature.ts'
import { reviews } from '#features/service/reviews/feature.ts'
import { surveys } from '#features/service/surveys/feature.ts'
import { warranties } from '#features/service/warranties/feature.ts'

/** The capabilities of the store, one a line. The server takes what they declare from here. */
export const features = [
  accounts,
  bankDebit,
  cart,
  chat,
  contractors,
  fulfilment,
  leads,
  orders,
  ownedEquipment,
  pageIssues,
  payments,
  photoQuotes,
  productWatches,
  quotes,
  reviews,
  search,
  signIn,
  sizing,
  storeFacts,
  stories,
  surveys,
  systemSelector,
  warranties,
]
