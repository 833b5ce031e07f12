import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isSvg, SVG_POLICY } from '../html-security.ts'
import { bestEncoding } from '../pages/page-cache.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
}

interface BuiltFile {
  type: string
  etag: string
  cacheControl: string
  /** Almost every browser accepts compression. For the others a compressed file is unpacked. */
  bodies: { identity: Buffer } | { br: Buffer; gzip: Buffer }
}

/** Files that both applications have, by the hash of their content: their bytes are held once. */
const heldBytes = new Map<string, Buffer>()

/**
 * The built files of an application, read once at start with the .br and .gz copies that the build made.
 * Every answer carries the `security` headers. Names below /assets hold a hash of the content, so browsers
 * may keep those files for ever.
 */
export function loadStaticFiles(folder: string, security: Readonly<Record<string, string>>) {
  const files = new Map<string, BuiltFile>()
  for (const path of walk(folder))
    if (!/\.(br|gz)$/.test(path))
      files.set(`/${relative(folder, path).split(sep).join('/')}`, readBuilt(path, relative(folder, path)))

  return {
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const path = (request.url ?? '').split('?', 1)[0]!
      const file = files.get(path)
      if (!file) return false
      if (request.headers['if-none-match'] === file.etag) {
        response.writeHead(304, { ...security, etag: file.etag, 'cache-control': file.cacheControl }).end()
        return true
      }
      if (file.type.startsWith('video/')) {
        answerPart(request, response, file, security)
        return true
      }
      answerWhole(request, response, file, security)
      return true
    },
  }
}

/**
 * The first and last byte that a Range header asks for. 'none' when they lie outside the body; undefined
 * without a header or with several ranges.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): readonly [from: number, to: number] | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size || (from === '' && Number(to) === 0)) return 'none'
  return start > end ? undefined : [start, end]
}

function answerWhole(
  request: IncomingMessage,
  response: ServerResponse,
  file: BuiltFile,
  security: Readonly<Record<string, string>>,
): void {
  const { bodies } = file
  const encoding = 'gzip' in bodies ? bestEncoding(request.headers['accept-encoding']) : 'identity'
  const body = 'gzip' in bodies && encoding !== 'identity' ? bodies[encoding] : plainBody(file)
  response.writeHead(200, {
    ...security,
    ...(isSvg(file.type) ? { 'content-security-policy': SVG_POLICY } : {}),
    'content-type': file.type,
    'content-length': body.length,
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const plainBody = ({ bodies }: BuiltFile): Buffer =>
  'gzip' in bodies ? gunzipSync(bodies.gzip) : bodies.identity

/**
 * Answers ranges of a video: Safari plays no video without them, and other browsers need them to jump within
 * it.
 */
function answerPart(
  request: IncomingMessage,
  response: ServerResponse,
  file: BuiltFile,
  security: Readonly<Record<string, string>>,
): void {
  const body = plainBody(file)
  const head = {
    ...security,
    'content-type': file.type,
    'cache-control': file.cacheControl,
    etag: file.etag,
    'accept-ranges': 'bytes',
  }
  const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === file.etag
  const range = isSame && request.method === 'GET' ? rangeOf(request.headers.range, body.length) : undefined
  if (range === 'none') {
    response.writeHead(416, { ...head, 'content-range': `bytes */${body.length}`, 'content-length': 0 }).end()
    return
  }
  const part = range ? body.subarray(range[0], range[1] + 1) : body
  response.writeHead(range ? 206 : 200, {
    ...head,
    'content-length': part.length,
    ...(range ? { 'content-range': `bytes ${range[0]}-${range[1]}/${body.length}` } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : part)
}

function* walk(folder: string): Generator<string> {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name.startsWith('.')) continue
    if (statSync(path).isDirectory()) yield* walk(path)
    else yield path
  }
}

function readBuilt(path: string, name: string): BuiltFile {
  const identity = readFileSync(path)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const br = readCopy(`${path}.br`)
  const gzip = readCopy(`${path}.gz`)
  return {
    type,
    etag: `"${hash}"`,
    cacheControl: name.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    bodies: br && gzip ? { br, gzip } : { identity: heldOnce(hash, identity) },
  }
}

function heldOnce(hash: string, bytes: Buffer): Buffer {
  const held = heldBytes.get(hash) ?? bytes
  heldBytes.set(hash, held)
  return held
}

const readCopy = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined)
