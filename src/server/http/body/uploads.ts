import { isContractProcedure } from '@orpc/contract'
import type { Upload } from '#platform/files/rules/upload.ts'
import { API_PREFIX } from '../api.ts'
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
