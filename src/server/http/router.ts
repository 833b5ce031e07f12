import { accessoriesHandlers } from '#features/catalog/accessories/server/index.ts'
import { catalogHandlers } from '#features/catalog/catalog/server/index.ts'
import { complianceHandlers } from '#features/catalog/compliance/server/index.ts'
import { locationHandlers } from '#features/catalog/location/server/index.ts'
import { productWatchesHandlers } from '#features/catalog/product-watches/server/index.ts'
import { rebatesHandlers } from '#features/catalog/rebates/server/index.ts'
import { visitHandlers } from '#features/catalog/visit/server/index.ts'
import { compareHandlers } from '#features/choosing/compare/server/index.ts'
import { learningHandlers } from '#features/choosing/learning/server/index.ts'
import { operatingCostHandlers } from '#features/choosing/operating-cost/server/index.ts'
import { searchHandlers } from '#features/choosing/search/server/index.ts'
import { sizingHandlers } from '#features/choosing/sizing/server/index.ts'
import { systemSelectorHandlers } from '#features/choosing/system-selector/server/index.ts'
import { contentHandlers } from '#features/content/content/server/index.ts'
import { storiesHandlers, storyDeskHandlers } from '#features/content/stories/server/index.ts'
import { contentDeskHandlers } from '#features/desk/content-desk/server/index.ts'
import { mailExamplesHandlers } from '#features/desk/mail-examples/server/index.ts'
import { issueInboxHandlers, reportHandler } from '#features/desk/page-issues/server/index.ts'
import { companiesHandlers } from '#features/partners/companies/server/index.ts'
import {
  contactsHandlers,
  customersHandlers,
  projectsHandlers,
} from '#features/partners/customers/server/index.ts'
import { expertHandler, leadDeskHandlers } from '#features/partners/leads/server/index.ts'
import { partnerOrdersHandlers } from '#features/partners/partner-orders/server/index.ts'
import { partnerToolsHandlers } from '#features/partners/partner-tools/server/index.ts'
import { photoDeskHandlers, photoQuotesHandlers } from '#features/partners/photo-quotes/server/index.ts'
import { quotesHandlers, shopperQuotesHandlers } from '#features/partners/quotes/server/index.ts'
import { savedCartsHandlers, saveHandler } from '#features/partners/saved-carts/server/index.ts'
import { supportHandlers } from '#features/partners/support/server/index.ts'
import { accountsHandlers, auditHandlers } from '#features/people/accounts/server/index.ts'
import { mailChoicesHandlers } from '#features/people/mail-choices/server/index.ts'
import { ownAccountHandlers, signInHandlers, usersHandlers } from '#features/people/sign-in/server/index.ts'
import { bankDebitHandlers } from '#features/selling/bank-debit/server/index.ts'
import { cartHandlers } from '#features/selling/cart/server/index.ts'
import { checkoutHandlers } from '#features/selling/checkout/server/index.ts'
import { fulfilmentHandlers } from '#features/selling/fulfilment/server/index.ts'
import { netTermsHandlers } from '#features/selling/net-terms/server/index.ts'
import { ordersHandlers } from '#features/selling/orders/server/index.ts'
import { paymentsHandlers } from '#features/selling/payments/server/index.ts'
import { priceListsHandlers } from '#features/selling/price-lists/server/index.ts'
import { shippingHandlers } from '#features/selling/pricing/server/index.ts'
import { repricingHandlers } from '#features/selling/repricing/server/index.ts'
import { exemptionHandlers } from '#features/selling/tax-exemption/server/index.ts'
import { chatDeskHandlers, chatHandlers } from '#features/service/chat/server/index.ts'
import { contractorDeskHandlers, contractorsHandlers } from '#features/service/contractors/server/index.ts'
import { ownedEquipmentHandlers } from '#features/service/owned-equipment/server/index.ts'
import { reviewsDeskHandlers, reviewsHandlers } from '#features/service/reviews/server/index.ts'
import { surveyDeskHandlers, surveysHandlers } from '#features/service/surveys/server/index.ts'
import { warrantiesHandlers, warrantyDeskHandlers } from '#features/service/warranties/server/index.ts'
import type { Feature, RawCalls } from '#platform/feature/server/define-feature.ts'
import { features } from '../features.ts'
import type { ApiContext } from './context.ts'

/** The handlers of every call; the same shape as src/api/contract.ts. */
export const router = {
  location: locationHandlers,
  catalog: catalogHandlers,
  content: contentHandlers,
  learning: learningHandlers,
  stories: storiesHandlers,
  contractors: contractorsHandlers,
  search: searchHandlers,
  compare: compareHandlers,
  visit: visitHandlers,
  cart: cartHandlers,
  shipping: shippingHandlers,
  chat: chatHandlers,
  checkout: checkoutHandlers,
  payments: paymentsHandlers,
  bankDebit: bankDebitHandlers,
  orders: ordersHandlers,
  fulfilment: fulfilmentHandlers,
  surveys: surveysHandlers,
  warranties: warrantiesHandlers,
  mailChoices: mailChoicesHandlers,
  ownedEquipment: ownedEquipmentHandlers,
  quotes: shopperQuotesHandlers,
  reviews: reviewsHandlers,
  productWatches: productWatchesHandlers,
  rebates: rebatesHandlers,
  accessories: accessoriesHandlers,
  support: supportHandlers,
  operatingCost: operatingCostHandlers,
  sizing: sizingHandlers,
  compliance: complianceHandlers,
  systemSelector: systemSelectorHandlers,
  savedCarts: { save: saveHandler },
  contacts: contactsHandlers,
  issues: { report: reportHandler },
  photoQuotes: photoQuotesHandlers,
  repricing: { ask: repricingHandlers.ask, get: repricingHandlers.get },
  leads: { expert: expertHandler },
}

/** The handlers of src/api/portal-contract.ts. */
const partnerRouter = {
  accounts: accountsHandlers,
  companies: companiesHandlers,
  customers: customersHandlers,
  projects: projectsHandlers,
  audit: auditHandlers,
  priceLists: priceListsHandlers,
  quotes: quotesHandlers,
  photoQuotes: photoDeskHandlers,
  repricing: repricingHandlers,
  orders: partnerOrdersHandlers,
  netTerms: netTermsHandlers,
  taxExemption: exemptionHandlers,
  savedCarts: savedCartsHandlers,
  chats: chatDeskHandlers,
  issues: issueInboxHandlers,
  leads: leadDeskHandlers,
  tools: partnerToolsHandlers,
  signIn: signInHandlers,
  ownAccount: ownAccountHandlers,
  users: usersHandlers,
  reviews: reviewsDeskHandlers,
  stories: storyDeskHandlers,
  contentDesk: contentDeskHandlers,
  surveys: surveyDeskHandlers,
  mails: mailExamplesHandlers,
  contractors: contractorDeskHandlers,
  warranties: warrantyDeskHandlers,
}

/** The calls of the portal: its own, and those of the store that only read. */
export const portalRouter = {
  ...partnerRouter,
  location: locationHandlers,
  catalog: catalogHandlers,
  content: contentHandlers,
  search: searchHandlers,
  compare: compareHandlers,
  rebates: rebatesHandlers,
  accessories: accessoriesHandlers,
  support: supportHandlers,
  operatingCost: operatingCostHandlers,
  sizing: { btu: sizingHandlers.btu, climate: sizingHandlers.climate },
  compliance: complianceHandlers,
}

/** The call that the partner host answers to pages of the store (C-LEAD). */
export const partnerHostRouter = { leads: { expert: expertHandler } }

/** The calls of the store that write their JSON themselves; see createApiHandler. */
export function rawCalls(): RawCalls<ApiContext> {
  const answering: readonly Pick<Feature<ApiContext>, 'name' | 'rawCalls'>[] = features
  return Object.assign({}, ...answering.map((feature) => feature.rawCalls?.()))
}

/**
 * GET calls with the same answer for every visitor, and their Cache-Control. After that time a browser asks
 * again with the ETag.
 */
export const sharedCalls: Readonly<Record<string, string>> = {
  '/catalog/menu': 'public, max-age=300, stale-while-revalidate=86400',
  '/catalog/categories': 'public, max-age=300, stale-while-revalidate=86400',
  '/business-hours': 'public, max-age=60',
}
