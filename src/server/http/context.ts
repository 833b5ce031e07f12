import type { Services } from '../services/services.ts'
import type { RequestScope } from './request.ts'

/** What every handler receives: the services of the process, and this one request. Each takes by type what it needs. */
export interface ApiContext extends Services {
  request: RequestScope
}

export const apiContext = (services: Services, request: RequestScope): ApiContext => ({
  ...services,
  request,
})
