import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'

/** Characters written together: few enough to stay small, enough to compress well. */
const CHUNK = 32_768
const LEVEL = { level: 5 }

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

const plainOf = (pieces: AsyncIterable<string>): Readable =>
  Readable.from(inChunks(pieces), { objectMode: false, highWaterMark: CHUNK })

const takesGzip = (request: Request): boolean =>
  /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(request.headers.get('accept-encoding') ?? '')

/** The pieces as one gzip file, or undefined when it grows larger than `most` bytes. */
export async function packed(pieces: AsyncIterable<string>, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of plainOf(pieces).compose(createGzip(LEVEL))) {
    length += (chunk as Buffer).length
    if (length > most) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/** Answers with a gzip file, unpacked for readers that do not take it. */
export function packedAnswer(request: Request, file: Buffer, headers: Record<string, string>): Response {
  if (!takesGzip(request)) return answer(Readable.from([file]).compose(createGunzip()), headers)
  return new Response(new Uint8Array(file), {
    headers: {
      ...headers,
      vary: 'accept-encoding',
      'content-encoding': 'gzip',
      'content-length': String(file.length),
    },
  })
}

/** A streamed answer: the next pieces are produced when the client has read the previous ones. */
export function streamed(
  request: Request,
  pieces: AsyncIterable<string>,
  headers: Record<string, string>,
  onEnd: () => void,
): Response {
  const plain = plainOf(pieces).once('close', onEnd)
  return takesGzip(request)
    ? answer(plain.compose(createGzip(LEVEL)), { ...headers, 'content-encoding': 'gzip' })
    : answer(plain, headers)
}

const answer = (body: NodeJS.ReadableStream, headers: Record<string, string>): Response =>
  new Response(Readable.toWeb(body as Readable) as ReadableStream, {
    headers: { ...headers, vary: 'accept-encoding' },
  })
