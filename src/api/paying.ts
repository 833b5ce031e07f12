import { callsOf } from './client.ts'

/** Calls that only the checkout and the pages of an order make. */
export const payingEndpoints = {
  checkout: { place: ['POST', '/checkout'] },
  payments: {
    methods: ['GET', '/checkout/methods'],
    creditCard: ['POST', '/checkout/creditCard'],
    clientToken: ['GET', '/checkout/creditCard/client_token'],
    applepay: ['POST', '/checkout/applepay'],
    googlepay: ['POST', '/checkout/googlepay'],
    createPaypalOrder: ['POST', '/checkout/paypal/create_order'],
    paypal: ['POST', '/checkout/paypal'],
    amazon: ['POST', '/checkout/amazon'],
    beginAffirm: ['POST', '/checkout/affirm/begin'],
    affirm: ['POST', '/checkout/affirm'],
    beginCreditKey: ['POST', '/checkout/creditkey/begin'],
    creditkey: ['POST', '/checkout/creditkey'],
  },
  bankDebit: {
    achDebit: ['POST', '/checkout/ach_debit'],
    createLinkToken: ['POST', '/checkout/plaid/create_link_token'],
    exchangePublicToken: ['POST', '/checkout/plaid/exchange_public_token'],
    authGet: ['POST', '/checkout/plaid/auth_get'],
  },
} as const

export const payingApi = callsOf(payingEndpoints)

/** Pays an order with the application that the lender approved on its own page. */
export const payApprovedApplication = (orderId: string, applicationId: string) =>
  payingApi.payments.creditkey({ orderId, creditkeyId: applicationId })
