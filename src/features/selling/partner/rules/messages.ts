/** The version of these messages. Another version is ignored, and counted. */
export const MESSAGE_VERSION = 1

/** What the portal may ask of the store (A-MSG). */
const HOST_REQUESTS = [
  'navigate',
  'startShopping',
  'addItem',
  'copyPartnerData',
  'getSavedCart',
  'pasteCart',
] as const
type HostRequest = (typeof HOST_REQUESTS)[number]
/** What the store does for each request of the portal. */
export type HostAnswers = Readonly<Record<HostRequest, (payload: unknown) => Promise<unknown>>>

/**
 * What the store asks of the portal: the partner's token, and to remember the partner state, because the next
 * page that the frame loads has none.
 */
export const STORE_REQUESTS = { token: 'token', stateChanged: 'stateChanged' } as const

/** Longer messages, counted in characters of JSON, are ignored. A saved cart of 200 lines has 20,000. */
export const MOST_MESSAGE_CHARS = 100_000

/** A request without an answer fails after this. */
export const ANSWER_WITHIN_MS = 10_000

/** The number of answers that are kept, so that a repeated request gets the same one. */
export const ANSWERS_KEPT = 200

/** One message: a request, or an answer with the same type and requestId. */
export interface Message {
  type: string
  payload?: unknown
  /** why the request failed; only in an answer */
  error?: string
  requestId: string
  v: number
}

export type MessageRead =
  | { kind: 'message'; message: Message }
  | { kind: 'ignored'; reason: 'unparsable' | 'oversized' | 'version' | 'shape' }

const REQUEST_ID = /^[\w-]{8,64}$/

/** Reads what a window or a port received. Never throws: anything may arrive. */
export function readMessage(data: unknown): MessageRead {
  let text: string | undefined
  try {
    text = JSON.stringify(data)
  } catch {
    return { kind: 'ignored', reason: 'unparsable' }
  }
  if (text === undefined || typeof data !== 'object' || data === null)
    return { kind: 'ignored', reason: 'unparsable' }
  if (text.length > MOST_MESSAGE_CHARS) return { kind: 'ignored', reason: 'oversized' }
  const { type, payload, error, requestId, v } = JSON.parse(text) as Record<string, unknown>
  if (typeof type !== 'string' || typeof requestId !== 'string' || !REQUEST_ID.test(requestId))
    return { kind: 'ignored', reason: 'shape' }
  if (v !== MESSAGE_VERSION) return { kind: 'ignored', reason: 'version' }
  const message: Message = { type, payload, requestId, v }
  if (typeof error === 'string') message.error = error
  return { kind: 'message', message }
}

export const requestOf = (type: string, payload: unknown, requestId: string): Message => ({
  type,
  payload,
  requestId,
  v: MESSAGE_VERSION,
})

/** The acknowledgement of a request: same type, same requestId. */
export const answerTo = ({ type, requestId }: Message, payload: unknown): Message => ({
  type,
  payload,
  requestId,
  v: MESSAGE_VERSION,
})

/** The answer to a request that failed: same type, with the message for the person. */
export const failureOf = ({ type, requestId }: Message, error: string): Message => ({
  type,
  error,
  requestId,
  v: MESSAGE_VERSION,
})

/** The first message of a framed page. The host answers it with `welcome` and a port. */
export const READY = 'ready'
export const WELCOME = 'welcome'

export const readyMessage = (requestId: string): Message =>
  requestOf(READY, { version: MESSAGE_VERSION, capabilities: HOST_REQUESTS }, requestId)

/** Where a window's message came from. */
export interface Sender {
  origin: string
  source: unknown
}

/** A message counts only from exactly this origin and exactly this window (A-ORIGIN). */
export const isFrom = (sender: Sender, expected: Sender): boolean =>
  expected.source !== null && sender.origin === expected.origin && sender.source === expected.source
