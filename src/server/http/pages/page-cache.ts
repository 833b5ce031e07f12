import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gunzipSync, gzip, constants as zlib } from 'node:zlib'
import { parse } from 'hono/utils/cookie'
import { LRUCache } from 'lru-cache'
import { LOCATION_COOKIE, PLACED_PAGE } from '#features/catalog/location/rules/location.ts'
import { zipOfPage } from '#features/catalog/location/rules/zip.ts'
import { HOME_COOKIE, homeTextOfPage } from '#features/choosing/sizing/rules/told/home-cookie.ts'
import type { News, NoteShown } from '#platform/projections/server/news.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** What an answer shows, and the moment before it was read. */
interface Part {
  since: number
  shows: readonly string[]
}

interface CachedPage {
  /** the answers that the page is made from */
  parts: readonly Part[]
  etag: string
  cacheControl: string
  bodies: { br: Buffer; gzip: Buffer }
  /** name, value, name, value …: Node writes this form fastest */
  heads: Record<Encoding, readonly string[]>
}

export interface PageCache {
  /** Answers from the cache and returns true, or returns false without touching the response. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Call it before a page is rendered: its data may change while it is. */
  begin(): BegunPage
  bytes(): number
}

export interface BegunPage {
  /** what an answer shows from which the page is made, and the moment before it was read */
  note: NoteShown
  /**
   * Caches a page whose Cache-Control has s-maxage, or that is the page of a place, from its second rendering
   * on, unless something that it shows has changed since. `cookies` are those of the request.
   */
  keep(url: string, html: Buffer, headers: Headers, cookies?: string): Promise<void>
}

/**
 * The headers of a rendered page that every visitor may get. Set-Cookie and x-request-id must not stand here.
 */
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
 * Whole pages, compressed once. Most depend only on their URL, the catalog and the build, because the
 * browser fills in place, cart and sign-in: one copy serves every visitor. A product's page also depends on
 * the place, a list and the home page on the home (`keyOf`).
 */
export function createPageCache(options: {
  news: News
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
  // A page is compressed when it is rendered a second time. Most URLs of crawlers never are.
  const renderedOnce = new LRUCache<string, true>({ max: 10_000 })
  const { news } = options
  const isFresh = (parts: readonly Part[]) => parts.every(({ since, shows }) => news.isFresh(since, shows))

  async function keep(
    parts: readonly Part[],
    [path, identity, headers, cookies]: Parameters<BegunPage['keep']>,
  ) {
    // We keep a page no longer than any shared cache may, because its delivery dates depend on the time.
    const control = headers.get('cache-control') ?? ''
    const isPlaced = control === PLACED_PAGE
    const seconds = isPlaced ? PLACED_SECONDS : /\bs-maxage=(\d+)/.exec(control)?.[1]
    if (!pages || headers.has('set-cookie') || seconds === undefined || !isFresh(parts)) return
    // The page of a place or a home is cached under it, beside the page for all visitors.
    const url = keyOf(path, cookies)
    if (isPlaced !== (url !== path)) return
    if (!renderedOnce.get(url)) {
      renderedOnce.set(url, true)
      return
    }
    const page = await compressPage(identity, headers, options.buildId)
    pages.set(url, { ...page, parts }, { ttl: Number(seconds) * 1000 })
  }

  return {
    answer(request, response) {
      if (!pages || (request.method !== 'GET' && request.method !== 'HEAD') || request.headers.authorization)
        return false
      const page = pages.get(keyOf(request.url ?? '', request.headers.cookie))
      if (!page || !isFresh(page.parts)) return false
      sendPage(page, request, response, options.requestId())
      return true
    },

    begin() {
      const parts: Part[] = [{ since: news.now(), shows: [] }]
      return {
        note: (since, shows) => void parts.push({ since, shows }),
        keep: (...page) => keep(parts, page),
      }
    },

    bytes: () => pages?.calculatedSize ?? 0,
  }
}

/** The cache time of a place's page, for other visitors of the same zip. */
const PLACED_SECONDS = 60

/**
 * The cache key of a page: its address, on pages of a place the zip, and on pages of a home the home. No
 * other data of the visitor.
 */
function keyOf(url: string, cookies: string | undefined): string {
  const of =
    zipOfPage(url, cookieIn(cookies, LOCATION_COOKIE.name)) ??
    homeTextOfPage(url, cookieIn(cookies, HOME_COOKIE.name))
  return of === undefined ? url : `${url} ${of}`
}

const cookieIn = (cookies: string | undefined, name: string): string | undefined =>
  cookies?.includes(name) ? parse(cookies, name)[name] : undefined

function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const { etag, cacheControl, heads, bodies } = page
  if (request.headers['if-none-match'] === etag) {
    const head = { etag, 'cache-control': cacheControl, vary: 'accept-encoding', 'x-request-id': requestId }
    response.writeHead(304, head).end()
    return
  }
  const encoding = bestEncoding(request.headers['accept-encoding'])
  response.writeHead(200, [...heads[encoding], 'x-request-id', requestId])
  if (request.method === 'HEAD') response.end()
  // Almost every browser accepts compression. For the others the page is unpacked, so that no plain copy
  // takes memory.
  else response.end(encoding === 'identity' ? gunzipSync(bodies.gzip) : bodies[encoding])
}

const BROTLI_QUALITY = 9

async function compressPage(
  identity: Buffer,
  headers: Headers,
  buildId: string,
): Promise<Omit<CachedPage, 'parts'>> {
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([brotli(identity, { params }), deflate(identity)])
  const hash = createHash('sha256').update(buildId).update(identity).digest('base64url')
  const etag = `W/"${hash.slice(0, 22)}"`
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
  return {
    etag,
    cacheControl: headers.get('cache-control') ?? '',
    bodies: { br, gzip: gz },
    heads: {
      br: headFor(br.length, 'br'),
      gzip: headFor(gz.length, 'gzip'),
      identity: headFor(identity.length, 'identity'),
    },
  }
}

const sizeOf = ({ bodies, parts }: CachedPage): number =>
  bodies.br.length + bodies.gzip.length + 4_000 + parts.reduce((sum, { shows }) => sum + 40 * shows.length, 0)

// Browsers send only a few different values, so each is parsed once.
const readBefore = new Map<string, Encoding>()
const MOST_REMEMBERED = 100

/** The smallest encoding that the browser accepts. */
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
