import { isContractProcedure } from '@orpc/contract'
import type { Upload } from '#kit/http/upload.ts'
import { API_PREFIX } from '../api.ts'
import { requestLimits } from '../limits.ts'
import type { Surface } from '../surfaces/surface.ts'

/** The upload that this request may carry: only a form with files, for a call or a page that takes them. */
export type UploadOf = (path: string, contentType: string | undefined) => Upload | undefined

export const isMultipart = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(contentType ?? '')

/** Calls declare their uploads in `meta`, pages in their `handle`. */
export function uploadsOf(surface: Pick<Surface, 'router' | 'pageHandle'>): UploadOf {
  const calls = uploadCalls(surface.router)
  return (path, contentType) => {
    if (!isMultipart(contentType)) return undefined
    return path.startsWith(`${API_PREFIX}/`)
      ? calls.find(({ pattern }) => pattern.test(path))?.upload
      : surface.pageHandle(path).upload
  }
}

interface UploadCall {
  pattern: RegExp
  upload: Upload
}

function uploadCalls(router: object): UploadCall[] {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(uploadCalls)
  const { meta, route } = router['~orpc']
  const { upload } = meta as { upload?: Upload }
  if (!upload || !route.path) return []
  const path = route.path.replace(/\{[^}]+\}/g, '[^/]+')
  return [{ pattern: new RegExp(`^${API_PREFIX}${path}$`), upload }]
}

/** Counts the uploads in progress, by network and in this process. */
export function uploadTurns() {
  const underWay = new Map<string, number>()
  let inAll = 0
  return {
    /** Takes a turn; otherwise says which limit is reached: that of this network or that of the process. */
    begin(network: string): 'begun' | 'network_busy' | 'process_busy' {
      const count = underWay.get(network) ?? 0
      if (count >= requestLimits.uploadsANetwork) return 'network_busy'
      if (inAll >= requestLimits.uploadsAProcess) return 'process_busy'
      underWay.set(network, count + 1)
      inAll++
      return 'begun'
    },
    end(network: string): void {
      inAll--
      const left = (underWay.get(network) ?? 1) - 1
      if (left > 0) underWay.set(network, left)
      else underWay.delete(network)
    },
  }
}
