import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

/** Characters written together: few enough to stay small, enough to compress well. */
const CHUNK = 32_768

/** Joins small pieces into chunks, holding no more than one. */
async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = ''
  for await (const piece of pieces) {
    waiting += piece
    if (waiting.length < CHUNK) continue
    yield waiting
    waiting = ''
  }
  if (waiting) yield waiting
}

const takesGzip = (request: Request): boolean =>
  /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(request.headers.get('accept-encoding') ?? '')

/** A streamed answer: the next pieces are produced when the client has read the previous ones. */
export function streamed(
  request: Request,
  pieces: AsyncIterable<string>,
  headers: Record<string, string>,
): Response {
  const plain = Readable.from(inChunks(pieces), { objectMode: false, highWaterMark: CHUNK })
  const zipped = takesGzip(request)
  const body = zipped ? plain.compose(createGzip({ level: 5 })) : plain
  return new Response(Readable.toWeb(body as Readable) as ReadableStream, {
    headers: { ...headers, vary: 'accept-encoding', ...(zipped ? { 'content-encoding': 'gzip' } : {}) },
  })
}
