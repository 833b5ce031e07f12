import type { ContractRouterClient } from '@orpc/contract'
import { accessoriesContract } from '#features/catalog/accessories/contract.ts'
import { catalogContract } from '#features/catalog/catalog/contract.ts'
import { complianceContract } from '#features/catalog/compliance/contract.ts'
import { locationContract } from '#features/catalog/location/contract.ts'
import { productWatchesContract } from '#features/catalog/product-watches/contract.ts'
import { rebatesContract } from '#features/catalog/rebates/contract.ts'
import { visitContract } from '#features/catalog/visit/contract.ts'
import { compareContract } from '#features/choosing/compare/contract.ts'
import { learningContract } from '#features/choosing/learning/contract.ts'
import { operatingCostContract } from '#features/choosing/operating-cost/contract.ts'
import { searchContract } from '#features/choosing/search/contract.ts'
import { sizingContract } from '#features/choosing/sizing/contract.ts'
import { systemSelectorContract } from '#features/choosing/system-selector/contract.ts'
import { contentContract } from '#features/content/content/contract.ts'
import { storiesContract } from '#features/content/stories/contract.ts'
import { reportIssueContract } from '#features/desk/page-issues/contract.ts'
import { contactsContract } from '#features/partners/customers/contract.ts'
import { expertContract } from '#features/partners/leads/contract.ts'
import { photoQuotesContract } from '#features/partners/photo-quotes/contract.ts'
import { shopperQuotesContract } from '#features/partners/quotes/contract.ts'
import { saveCartContract } from '#features/partners/saved-carts/contract.ts'
import { supportContract } from '#features/partners/support/contract.ts'
import { mailChoicesContract } from '#features/people/mail-choices/contract.ts'
import { bankDebitContract } from '#features/selling/bank-debit/contract.ts'
import { cartContract } from '#features/selling/cart/contract.ts'
import { checkoutContract } from '#features/selling/checkout/contract.ts'
import { fulfilmentContract } from '#features/selling/fulfilment/contract.ts'
import { ordersContract } from '#features/selling/orders/contract.ts'
import { paymentsContract } from '#features/selling/payments/contract.ts'
import { storeRepricingContract } from '#features/selling/repricing/contract.ts'
import { shippingContract } from '#features/selling/shipping/contract.ts'
import { chatContract } from '#features/service/chat/contract.ts'
import { contractorsContract } from '#features/service/contractors/contract.ts'
import { ownedEquipmentContract } from '#features/service/owned-equipment/contract.ts'
import { reviewsContract } from '#features/service/reviews/contract.ts'
import { surveysContract } from '#features/service/surveys/contract.ts'
import { warrantiesContract } from '#features/service/warranties/contract.ts'

/**
 * Every endpoint of the store, one namespace per feature: what the server implements and what pages may call.
 */
export const apiContract = {
  location: locationContract,
  catalog: catalogContract,
  content: contentContract,
  learning: learningContract,
  stories: storiesContract,
  contractors: contractorsContract,
  search: searchContract,
  compare: compareContract,
  visit: visitContract,
  cart: cartContract,
  shipping: shippingContract,
  chat: chatContract,
  checkout: checkoutContract,
  payments: paymentsContract,
  bankDebit: bankDebitContract,
  orders: ordersContract,
  fulfilment: fulfilmentContract,
  surveys: surveysContract,
  warranties: warrantiesContract,
  mailChoices: mailChoicesContract,
  ownedEquipment: ownedEquipmentContract,
  quotes: shopperQuotesContract,
  reviews: reviewsContract,
  productWatches: productWatchesContract,
  rebates: rebatesContract,
  accessories: accessoriesContract,
  support: supportContract,
  operatingCost: operatingCostContract,
  sizing: sizingContract,
  compliance: complianceContract,
  systemSelector: systemSelectorContract,
  savedCarts: saveCartContract,
  contacts: contactsContract,
  issues: reportIssueContract,
  photoQuotes: photoQuotesContract,
  repricing: storeRepricingContract,
  leads: expertContract,
}

/** The typed client that loaders call in the same process; browsers use src/api/client.ts. */
export type StoreApi = ContractRouterClient<typeof apiContract>
