import type { Services } from '../services/services.ts'
import type { RequestScope } from './request.ts'

/**
 * What every handler receives: the services of the process and the request. Each declares by type what it
 * needs.
 */
export interface ApiContext extends Services {
  request: RequestScope
}

export const apiContext = (services: Services, request: RequestScope): ApiContext => ({
  ...services,
  request,
})
