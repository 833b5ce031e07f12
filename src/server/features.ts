import { accessories } from '#features/catalog/accessories/feature.ts'
import { catalog } from '#features/catalog/catalog/feature.ts'
import { compliance } from '#features/catalog/compliance/feature.ts'
import { location } from '#features/catalog/location/feature.ts'
import { productWatches } from '#features/catalog/product-watches/feature.ts'
import { rebates } from '#features/catalog/rebates/feature.ts'
import { visit } from '#features/catalog/visit/feature.ts'
import { compare } from '#features/choosing/compare/feature.ts'
import { learning } from '#features/choosing/learning/feature.ts'
import { operatingCost } from '#features/choosing/operating-cost/feature.ts'
import { search } from '#features/choosing/search/feature.ts'
import { sharing } from '#features/choosing/sharing/feature.ts'
import { sizing } from '#features/choosing/sizing/feature.ts'
import { systemSelector } from '#features/choosing/system-selector/feature.ts'
import { content } from '#features/content/content/feature.ts'
import { stories } from '#features/content/stories/feature.ts'
import { contentDesk } from '#features/desk/content-desk/feature.ts'
import { mailExamples } from '#features/desk/mail-examples/feature.ts'
import { pageIssues } from '#features/desk/page-issues/feature.ts'
import { storeFacts } from '#features/desk/store-facts/feature.ts'
import { companies } from '#features/partners/companies/feature.ts'
import { customers } from '#features/partners/customers/feature.ts'
import { leads } from '#features/partners/leads/feature.ts'
import { partnerOrders } from '#features/partners/partner-orders/feature.ts'
import { partnerTools } from '#features/partners/partner-tools/feature.ts'
import { photoQuotes } from '#features/partners/photo-quotes/feature.ts'
import { quotes } from '#features/partners/quotes/feature.ts'
import { savedCarts } from '#features/partners/saved-carts/feature.ts'
import { support } from '#features/partners/support/feature.ts'
import { accounts } from '#features/people/accounts/feature.ts'
import { liveLists } from '#features/people/live-lists/feature.ts'
import { mailChoices } from '#features/people/mail-choices/feature.ts'
import { signIn } from '#features/people/sign-in/feature.ts'
import { bankDebit } from '#features/selling/bank-debit/feature.ts'
import { cart } from '#features/selling/cart/feature.ts'
import { checkout } from '#features/selling/checkout/feature.ts'
import { fulfilment } from '#features/selling/fulfilment/feature.ts'
import { netTerms } from '#features/selling/net-terms/feature.ts'
import { orders } from '#features/selling/orders/feature.ts'
import { payments } from '#features/selling/payments/feature.ts'
import { priceLists } from '#features/selling/price-lists/feature.ts'
import { pricing } from '#features/selling/pricing/feature.ts'
import { repricing } from '#features/selling/repricing/feature.ts'
import { taxExemption } from '#features/selling/tax-exemption/feature.ts'
import { chat } from '#features/service/chat/feature.ts'
import { contractors } from '#features/service/contractors/feature.ts'
import { ownedEquipment } from '#features/service/owned-equipment/feature.ts'
import { reviews } from '#features/service/reviews/feature.ts'
import { surveys } from '#features/service/surveys/feature.ts'
import { warranties } from '#features/service/warranties/feature.ts'

/** The capabilities of the store, one a line. The server takes what they declare from here. */
export const features = [
  accessories,
  accounts,
  bankDebit,
  cart,
  catalog,
  chat,
  checkout,
  companies,
  compare,
  compliance,
  content,
  contentDesk,
  contractors,
  customers,
  fulfilment,
  leads,
  learning,
  liveLists,
  location,
  mailChoices,
  mailExamples,
  netTerms,
  operatingCost,
  orders,
  ownedEquipment,
  pageIssues,
  partnerOrders,
  partnerTools,
  payments,
  photoQuotes,
  priceLists,
  pricing,
  productWatches,
  quotes,
  rebates,
  repricing,
  reviews,
  savedCarts,
  search,
  sharing,
  signIn,
  sizing,
  storeFacts,
  stories,
  support,
  surveys,
  systemSelector,
  taxExemption,
  visit,
  warranties,
]
