import type { Services } from '../services/services.ts'
import type { RequestScope } from './request.ts'

/**
 * The context of every handler: the services of the process and the request. Each handler declares by type
 * which of them it needs.
 */
export interface ApiContext extends Services {
  request: RequestScope
}

export const apiContext = (services: Services, request: RequestScope): ApiContext => ({
  ...services,
  request,
})
