import type { ContractRouterClient } from '@orpc/contract'
import { accountsContract, auditContract } from '#features/accounts/contract.ts'
import { chatDeskContract } from '#features/chat/contract.ts'
import { companiesContract } from '#features/companies/contract.ts'
import { contentDeskContract } from '#features/content-desk/contract.ts'
import { contractorDeskContract } from '#features/contractors/contract.ts'
import { customersContract, projectsContract } from '#features/customers/contract.ts'
import { leadDeskContract } from '#features/leads/contract.ts'
import { mailExamplesContract } from '#features/mail-examples/contract.ts'
import { netTermsContract } from '#features/net-terms/contract.ts'
import { issueInboxContract } from '#features/page-issues/contract.ts'
import { partnerOrdersContract } from '#features/partner-orders/contract.ts'
import { partnerToolsContract } from '#features/partner-tools/contract.ts'
import { photoDeskContract } from '#features/photo-quotes/contract.ts'
import { priceListsContract } from '#features/price-lists/contract.ts'
import { quotesContract } from '#features/quotes/contract.ts'
import { repricingContract } from '#features/repricing/contract.ts'
import { reviewsDeskContract } from '#features/reviews/contract.ts'
import { savedCartsContract } from '#features/saved-carts/contract.ts'
import { ownAccountContract, signInContract, usersContract } from '#features/sign-in/contract.ts'
import { storyDeskContract } from '#features/stories/contract.ts'
import { surveyDeskContract } from '#features/surveys/contract.ts'
import { taxExemptionContract } from '#features/tax-exemption/contract.ts'
import { warrantyDeskContract } from '#features/warranties/contract.ts'
import type { StoreApi } from './contract.ts'

/**
 * The endpoints that the partner portal alone answers, one namespace per feature; their paths begin with
 * /partner. The portal also answers the calls of the store that only read.
 */
export const portalContract = {
  accounts: accountsContract,
  companies: companiesContract,
  customers: customersContract,
  projects: projectsContract,
  audit: auditContract,
  priceLists: priceListsContract,
  quotes: quotesContract,
  photoQuotes: photoDeskContract,
  repricing: repricingContract,
  orders: partnerOrdersContract,
  netTerms: netTermsContract,
  taxExemption: taxExemptionContract,
  savedCarts: savedCartsContract,
  chats: chatDeskContract,
  issues: issueInboxContract,
  leads: leadDeskContract,
  reviews: reviewsDeskContract,
  stories: storyDeskContract,
  contentDesk: contentDeskContract,
  surveys: surveyDeskContract,
  mails: mailExamplesContract,
  warranties: warrantyDeskContract,
  contractors: contractorDeskContract,
  tools: partnerToolsContract,
  signIn: signInContract,
  ownAccount: ownAccountContract,
  users: usersContract,
}

/** The typed client that the portal's loaders and actions call in the same process. */
export type PortalApi = ContractRouterClient<typeof portalContract> &
  Pick<
    StoreApi,
    | 'location'
    | 'catalog'
    | 'content'
    | 'search'
    | 'compare'
    | 'rebates'
    | 'accessories'
    | 'support'
    | 'operatingCost'
    | 'compliance'
  > & { sizing: Pick<StoreApi['sizing'], 'btu' | 'climate'> }
