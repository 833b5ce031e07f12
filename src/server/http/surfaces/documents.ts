import { ApiError } from '#lib/api-error.ts'
import type { DocumentHandler, Documents, Feature } from '#platform/feature/server/define-feature.ts'
import { features } from '../../declared.ts'
import type { Services } from '../../services/services.ts'
import { errorResponse } from '../api.ts'

const declared: readonly Pick<Feature<Services>, 'name' | 'documents' | 'portalDocuments'>[] = features

/** What the features answer on one application beside pages and calls, by path. */
export const documentsOf = (
  application: 'documents' | 'portalDocuments',
  services: Services,
): [path: string, handler: DocumentHandler][] =>
  declared
    .flatMap((feature) => Object.entries<Documents[string]>(feature[application]?.(services) ?? {}))
    .map(([path, handler]) => [path, orRefusal(handler)])

/** A refusal becomes the answer that calls of the API give. */
const orRefusal =
  (handler: DocumentHandler): DocumentHandler =>
  async (...asked) => {
    try {
      return await handler(...asked)
    } catch (error) {
      if (error instanceof ApiError) return errorResponse(error)
      throw error
    }
  }
