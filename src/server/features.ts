import { accounts } from '#features/accounts/feature.ts'
import { bankDebit } from '#features/bank-debit/feature.ts'
import { cart } from '#features/cart/feature.ts'
import { chat } from '#features/chat/feature.ts'
import { contractors } from '#features/contractors/feature.ts'
import { fulfilment } from '#features/fulfilment/feature.ts'
import { leads } from '#features/leads/feature.ts'
import { orders } from '#features/orders/feature.ts'
import { ownedEquipment } from '#features/owned-equipment/feature.ts'
import { pageIssues } from '#features/page-issues/feature.ts'
import { payments } from '#features/payments/feature.ts'
import { photoQuotes } from '#features/photo-quotes/feature.ts'
import { productWatches } from '#features/product-watches/feature.ts'
import { quotes } from '#features/quotes/feature.ts'
import { reviews } from '#features/reviews/feature.ts'
import { signIn } from '#features/sign-in/feature.ts'
import { sizing } from '#features/sizing/feature.ts'
import { stories } from '#features/stories/feature.ts'
import { surveys } from '#features/surveys/feature.ts'
import { systemSelector } from '#features/system-selector/feature.ts'
import { warranties } from '#features/warranties/feature.ts'

/** The capabilities of the store, one a line. The server takes their jobs and mails from here. */
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
  signIn,
  sizing,
  stories,
  surveys,
  systemSelector,
  warranties,
]
