import type { ContractRouterClient } from '@orpc/contract'
import { accessoriesContract } from '#features/accessories/contract.ts'
import { bankDebitContract } from '#features/bank-debit/contract.ts'
import { cartContract } from '#features/cart/contract.ts'
import { catalogContract } from '#features/catalog/contract.ts'
import { chatContract } from '#features/chat/contract.ts'
import { checkoutContract } from '#features/checkout/contract.ts'
import { compareContract } from '#features/compare/contract.ts'
import { complianceContract } from '#features/compliance/contract.ts'
import { contentContract } from '#features/content/contract.ts'
import { contractorsContract } from '#features/contractors/contract.ts'
import { contactsContract } from '#features/customers/contract.ts'
import { fulfilmentContract } from '#features/fulfilment/contract.ts'
import { expertContract } from '#features/leads/contract.ts'
import { learningContract } from '#features/learning/contract.ts'
import { locationContract } from '#features/location/contract.ts'
import { mailChoicesContract } from '#features/mail-choices/contract.ts'
import { operatingCostContract } from '#features/operating-cost/contract.ts'
import { ordersContract } from '#features/orders/contract.ts'
import { ownedEquipmentContract } from '#features/owned-equipment/contract.ts'
import { reportIssueContract } from '#features/page-issues/contract.ts'
import { paymentsContract } from '#features/payments/contract.ts'
import { photoQuotesContract } from '#features/photo-quotes/contract.ts'
import { productWatchesContract } from '#features/product-watches/contract.ts'
import { shopperQuotesContract } from '#features/quotes/contract.ts'
import { rebatesContract } from '#features/rebates/contract.ts'
import { storeRepricingContract } from '#features/repricing/contract.ts'
import { reviewsContract } from '#features/reviews/contract.ts'
import { saveCartContract } from '#features/saved-carts/contract.ts'
import { searchContract } from '#features/search/contract.ts'
import { shippingContract } from '#features/shipping/contract.ts'
import { sizingContract } from '#features/sizing/contract.ts'
import { storiesContract } from '#features/stories/contract.ts'
import { supportContract } from '#features/support/contract.ts'
import { surveysContract } from '#features/surveys/contract.ts'
import { systemSelectorContract } from '#features/system-selector/contract.ts'
import { visitContract } from '#features/visit/contract.ts'
import { warrantiesContract } from '#features/warranties/contract.ts'

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
