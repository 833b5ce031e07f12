import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Services } from '../services/services.ts'
import type { RequestScope } from './request.ts'

/**
 * The context of every handler: the services of the process, the request and who asks. Each handler declares
 * by type which of them it needs.
 */
export interface ApiContext extends Services, WhoAsks {
  request: RequestScope
}

export const apiContext = (services: Services, request: RequestScope, who: WhoAsks): ApiContext => ({
  ...services,
  ...who,
  request,
})
