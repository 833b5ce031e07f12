import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Behavior } from './faults.ts'

const MAX_BODY = 256 * 1024

/** Applies a fault before the work; true when the request ends here. */
export async function struckBefore(
  behavior: Behavior | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
): Promise<boolean> {
  if (behavior === 'fail_before') reply(response, 503, type, '')
  else if (behavior === 'reset_before') request.socket.resetAndDestroy()
  else {
    if (behavior?.startsWith('delay_ms:'))
      await new Promise((resolve) => setTimeout(resolve, Number(behavior.slice('delay_ms:'.length))))
    return false
  }
  return true
}

/** After the work: whether the caller gets the answer. */
export function loseAnswer(
  behavior: Behavior | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
): boolean {
  if (behavior === 'commit_then_timeout') return true
  if (behavior === 'commit_then_reset') request.socket.resetAndDestroy()
  else if (behavior === 'commit_then_500') reply(response, 500, type, '')
  else if (behavior === 'commit_then_garbage') reply(response, 201, type, '<transaction><id>')
  else return false
  return true
}

/**
 * A browser names the origin, or leaves it out when the page sends no referrer and then still says where the
 * page is from.
 */
export const isOwnOrigin = ({ headers }: IncomingMessage): boolean =>
  headers.origin === undefined
    ? headers['sec-fetch-site'] === 'same-origin'
    : headers.origin === `http://${headers.host}`

type JsonBody = { kind: 'read'; value: unknown } | { kind: 'too_big' } | { kind: 'broken' }

export async function readJson(request: IncomingMessage): Promise<JsonBody> {
  const text = await readText(request)
  return text === undefined ? { kind: 'too_big' } : parseJson(text)
}

/** A body that was read before; nothing at all is no body. */
export function parseJson(text: string): Exclude<JsonBody, { kind: 'too_big' }> {
  try {
    return { kind: 'read', value: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return { kind: 'broken' }
  }
}

/** The body as it came; undefined when it is too big. */
export async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export const json = (response: ServerResponse, status: number, body: unknown): void =>
  reply(response, status, 'application/json', JSON.stringify(body))

export function reply(response: ServerResponse, status: number, type: string, body: string): void {
  const buffer = Buffer.from(body)
  response
    .writeHead(status, {
      'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'content-length': buffer.length,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(buffer)
}
