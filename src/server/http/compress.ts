import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { bestEncoding } from './pages/page-cache.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|ld\+json)|image\/svg)/
const SMALL = 1_024
/**
 * Fast settings, for answers of one request. The page cache compresses each page once, with slower settings.
 */
const QUICK_BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }
const QUICK_GZIP = { level: 5 }

/**
 * Compresses an answer as its reader accepts it. Event streams, small answers and encoded ones pass
 * unchanged.
 */
export async function compressed(response: Response, acceptEncoding: string | null): Promise<Response> {
  const encoding = bestEncoding(acceptEncoding ?? '')
  const type = response.headers.get('content-type') ?? ''
  if (
    encoding === 'identity' ||
    !response.body ||
    response.headers.has('content-encoding') ||
    !COMPRESSIBLE.test(type) ||
    type.startsWith('text/event-stream')
  )
    return response
  const plain = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  if (plain.length < SMALL) return new Response(plain, { status: response.status, headers })
  const body = encoding === 'br' ? await brotli(plain, QUICK_BROTLI) : await deflate(plain, QUICK_GZIP)
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  return new Response(new Uint8Array(body), { status: response.status, headers })
}
