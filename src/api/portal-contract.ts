import type { ContractRouterClient } from '@orpc/contract'
import { storyDeskContract } from '#features/content/stories/contract.ts'
import { contentDeskContract } from '#features/desk/content-desk/contract.ts'
import { mailExamplesContract } from '#features/desk/mail-examples/contract.ts'
import { issueInboxContract } from '#features/desk/page-issues/contract.ts'
import { companiesContract } from '#features/partners/companies/contract.ts'
import { customersContract, projectsContract } from '#features/partners/customers/contract.ts'
import { leadDeskContract } from '#features/partners/leads/contract.ts'
import { partnerOrdersContract } from '#features/partners/partner-orders/contract.ts'
import { partnerToolsContract } from '#features/partners/partner-tools/contract.ts'
import { photoDeskContract } from '#features/partners/photo-quotes/contract.ts'
import { quotesContract } from '#features/partners/quotes/contract.ts'
import { savedCartsContract } from '#features/partners/saved-carts/contract.ts'
import { accountsContract, auditContract } from '#features/people/accounts/contract.ts'
import { ownAccountContract, signInContract, usersContract } from '#features/people/sign-in/contract.ts'
import { netTermsContract } from '#features/selling/net-terms/contract.ts'
import { priceListsContract } from '#features/selling/price-lists/contract.ts'
import { repricingContract } from '#features/selling/repricing/contract.ts'
import { taxExemptionContract } from '#features/selling/tax-exemption/contract.ts'
import { chatDeskContract } from '#features/service/chat/contract.ts'
import { contractorDeskContract } from '#features/service/contractors/contract.ts'
import { reviewsDeskContract } from '#features/service/reviews/contract.ts'
import { surveyDeskContract } from '#features/service/surveys/contract.ts'
import { warrantyDeskContract } from '#features/service/warranties/contract.ts'
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
