import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, gzip, gzipSync, constants as zlib } from 'node:zlib'
import { bestEncoding } from '../pages/page-cache.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|ld\+json)|image\/svg)/
const VARY = 'accept-encoding'
const SMALL = 1_024
/** A body up to this size is compressed at once: sending it to another thread and back costs more. */
const AT_ONCE = 65_536
/**
 * Fast settings, for answers of one request. The page cache compresses each page once, with slower settings.
 * For the answer of a call (JSON) quality 1 takes half of the encoder's time and 0.9 kB more of 5 kB; a page
 * takes several milliseconds to render, so its bytes count more.
 */
const QUICK_BROTLI = {
  call: { params: { [zlib.BROTLI_PARAM_QUALITY]: 1, [zlib.BROTLI_PARAM_LGWIN]: 18 } },
  page: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
}
const QUICK_GZIP = { call: { level: 1 }, page: { level: 5 } }

/**
 * Compresses an answer as its reader accepts it. Event streams, small answers and those of `bodyAnswer` pass
 * unchanged.
 */
export async function compressed(response: Response, acceptEncoding: string | null): Promise<Response> {
  const { headers, status } = response
  const type = headers.get('content-type') ?? ''
  if (
    bestEncoding(acceptEncoding ?? '') === 'identity' ||
    headers.has('content-encoding') ||
    headers.get('vary')?.includes(VARY) ||
    !COMPRESSIBLE.test(type) ||
    type.startsWith('text/event-stream') ||
    !response.body
  )
    return response
  return bodyAnswer(Buffer.from(await response.arrayBuffer()), { status, headers }, acceptEncoding)
}

/**
 * An answer of bytes, compressed before there is a Response: one of the plain bytes would only be read again.
 */
export async function bodyAnswer(
  plain: Uint8Array,
  { status, headers: given }: Required<Pick<ResponseInit, 'status' | 'headers'>>,
  acceptEncoding: string | null,
): Promise<Response> {
  const encoding = bestEncoding(acceptEncoding ?? '')
  const headers = new Headers(given)
  headers.append('vary', VARY)
  if (encoding === 'identity' || plain.length < SMALL)
    return new Response(plain as Uint8Array<ArrayBuffer>, { status, headers })
  const isCall = headers.get('content-type')?.startsWith('application/json')
  const body = await encode(plain, encoding, isCall ? 'call' : 'page')
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers })
}

function encode(plain: Uint8Array, encoding: 'br' | 'gzip', kind: 'call' | 'page'): Buffer | Promise<Buffer> {
  if (encoding === 'br')
    return plain.length > AT_ONCE
      ? brotli(plain, QUICK_BROTLI[kind])
      : brotliCompressSync(plain, QUICK_BROTLI[kind])
  return plain.length > AT_ONCE ? deflate(plain, QUICK_GZIP[kind]) : gzipSync(plain, QUICK_GZIP[kind])
}
