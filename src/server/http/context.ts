import type { Services } from '../services/services.ts'
import type { RequestScope } from './request.ts'

/** What every handler is given: the services that live as long as the process, and this one request. */
export type ApiContext = ReturnType<typeof apiContext>

export const apiContext = (services: Services, request: RequestScope) => ({
  request,
  db: services.db,
  clock: services.clock,
  search: services.search,
  content: services.content,
  tax: services.tax,
  ipPlaces: services.ipPlaces,
  delivery: services.delivery,
  contact: services.contact,
  payments: services.payments,
  orderCookie: services.orderCookie,
  orderLookups: services.orderLookups,
  summaryMails: services.summaryMails,
  damageReports: services.damageReports,
  files: services.fileStore,
  submissions: services.submissions,
  cartSends: services.cartSends,
  bank: services.bank,
})
