import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gunzipSync, gzip, constants as zlib } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

interface CachedPage {
  version: number
  etag: string
  cacheControl: string
  bodies: { br: Buffer; gzip: Buffer }
  /** name, value, name, value …: the form Node writes fastest */
  heads: Record<Encoding, readonly string[]>
}

export interface PageCache {
  /** Answers from the cache and returns true, or returns false without touching the response. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Keeps a page that says of itself that it may be shared (Cache-Control with s-maxage), from its second rendering on. */
  keep(url: string, html: Buffer, headers: Headers): Promise<void>
  /** Pages of an older revision of the catalogue are no longer served. */
  moveTo(version: number): void
  bytes(): number
}

/** What of a rendered page's headers may be repeated for everybody. Set-Cookie and x-request-id never are. */
const SHARED_HEADERS = [
  'content-type',
  'content-security-policy',
  'cache-control',
  'link',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
]

/**
 * Whole pages for anonymous visitors, compressed once. A page depends on its URL, the catalogue and the build alone:
 * place, cart and sign-in are filled in by the browser, so one copy serves everybody.
 */
export function createPageCache(options: {
  maxBytes: number
  buildId: string
  requestId: () => string
}): PageCache {
  const pages =
    options.maxBytes > 0
      ? new LRUCache<string, CachedPage>({
          maxSize: options.maxBytes,
          sizeCalculation: sizeOf,
          ttlResolution: 1_000,
        })
      : undefined
  // A page is worth compressing when somebody asks for it a second time; crawled or made-up URLs never are.
  const asked = new LRUCache<string, number>({ max: 10_000 })
  let version = 0

  return {
    answer(request, response) {
      if (!pages || (request.method !== 'GET' && request.method !== 'HEAD') || request.headers.authorization)
        return false
      const page = pages.get(request.url ?? '')
      if (!page || page.version !== version) return false
      const encoding = bestEncoding(request.headers['accept-encoding'])
      if (request.headers['if-none-match'] === page.etag) {
        response
          .writeHead(304, {
            etag: page.etag,
            'cache-control': page.cacheControl,
            vary: 'accept-encoding',
            'x-request-id': options.requestId(),
          })
          .end()
        return true
      }
      response.writeHead(200, [...page.heads[encoding], 'x-request-id', options.requestId()])
      // Hardly anybody reads no compression: such a reader costs a moment instead of memory for all.
      response.end(
        request.method === 'HEAD'
          ? undefined
          : encoding === 'identity'
            ? gunzipSync(page.bodies.gzip)
            : page.bodies[encoding],
      )
      return true
    },

    async keep(url, identity, headers) {
      // As long as a shared cache may keep it, we may: delivery dates on a page move with the clock.
      const seconds = /\bs-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]
      if (!pages || headers.has('set-cookie') || seconds === undefined) return
      const born = version
      if (asked.get(url) !== born) {
        asked.set(url, born)
        return
      }
      const [br, gz] = await Promise.all([
        brotli(identity, {
          params: { [zlib.BROTLI_PARAM_QUALITY]: 9, [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length },
        }),
        deflate(identity),
      ])
      const etag = `W/"${createHash('sha256').update(options.buildId).update(identity).digest('base64url').slice(0, 22)}"`
      const shared = SHARED_HEADERS.flatMap((name) => (headers.has(name) ? [name, headers.get(name)!] : []))
      const headFor = (length: number, encoding: Encoding) => [
        ...shared,
        'etag',
        etag,
        'vary',
        'accept-encoding',
        'content-length',
        String(length),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ]
      pages.set(
        url,
        {
          version: born,
          etag,
          cacheControl: headers.get('cache-control') ?? '',
          bodies: { br, gzip: gz },
          heads: {
            br: headFor(br.length, 'br'),
            gzip: headFor(gz.length, 'gzip'),
            identity: headFor(identity.length, 'identity'),
          },
        },
        { ttl: Number(seconds) * 1000 },
      )
    },

    moveTo(next) {
      if (next === version) return
      version = next
      pages?.clear()
    },

    bytes: () => pages?.calculatedSize ?? 0,
  }
}

const sizeOf = (page: CachedPage): number => page.bodies.br.length + page.bodies.gzip.length + 4_000

// Browsers send a handful of different values: reading each once is enough.
const readBefore = new Map<string, Encoding>()
const MOST_REMEMBERED = 100

/** The smallest body the browser says it can read. */
export function bestEncoding(accept: string | string[] | undefined): Encoding {
  const offered = String(accept ?? '')
  const known = readBefore.get(offered)
  if (known) return known
  const encoding = readEncoding(offered)
  if (readBefore.size < MOST_REMEMBERED) readBefore.set(offered, encoding)
  return encoding
}

function readEncoding(offered: string): Encoding {
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'br'
  if (/\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'gzip'
  return 'identity'
}
