import { isContractProcedure } from '@orpc/contract'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from '#kit/api-error.ts'
import type { Upload } from '#kit/upload.ts'
import { API_PREFIX, errorResponse } from './api.ts'
import type { Surface } from './surfaces/surface.ts'

export const MAX_BODY_BYTES = 1024 * 1024

const bodyTexts = {
  tooLarge: 'The request body is larger than 1 MB.',
}

/** The upload that this request may carry: only a form with files, for a call or a page that takes them. */
export type UploadOf = (path: string, contentType: string | undefined) => Upload | undefined

/** Calls declare their uploads in `meta`, pages in their `handle`. */
export function uploadsOf(surface: Pick<Surface, 'router' | 'pageHandle'>): UploadOf {
  const calls = uploadCalls(surface.router)
  return (path, contentType) => {
    if (!/^multipart\/form-data\s*;/i.test(contentType ?? '')) return undefined
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

/** Refuses bodies that are larger than their call or page takes. */
export function limitBodies(uploadOf: UploadOf): MiddlewareHandler {
  const ordinary = atMost(MAX_BODY_BYTES, bodyTexts.tooLarge)
  return (c, next) => {
    const upload = uploadOf(c.req.path, c.req.header('content-type'))
    return upload ? atMost(upload.maxBytes, upload.refusal)(c, next) : ordinary(c, next)
  }
}

/**
 * Refuses bodies longer than this many bytes. A stated length is checked without reading the body. A body
 * without one is read and counted.
 */
function atMost(maxSize: number, refusal: string): MiddlewareHandler {
  const measured = bodyLimit({
    maxSize,
    onError: () => errorResponse(new ApiError('too_large', refusal, { status: 413 })),
  })
  return (c, next) => {
    const { method, headers } = c.req.raw
    const length = headers.get('content-length')
    const isKnown =
      method === 'GET' ||
      method === 'HEAD' ||
      (length !== null &&
        /^\d+$/.test(length) &&
        Number(length) <= maxSize &&
        !headers.has('transfer-encoding'))
    return isKnown ? next() : measured(c, next)
  }
}
