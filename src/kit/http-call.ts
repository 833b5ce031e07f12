export type CallResult =
  | { kind: 'answered'; body: unknown }
  /** Definite: the neighbour refused the call (`status`), or it was never sent (`status` 0). `code` is safe to store. */
  | { kind: 'refused'; status: number; code: string }
  /** Nobody knows whether it was carried out. `cause` is safe to store. */
  | { kind: 'unknown'; cause: string }

export interface JsonCall extends RequestInit {
  /** the neighbour's own name of a refusal, from its parsed body; taken only when it looks like a name */
  codeOf(body: unknown): unknown
  /** answers that do not say whether the call was carried out, beside 5xx and 408 */
  unclear?: readonly number[]
}

/**
 * One call of a neighbour that speaks JSON: every outcome is a value, and nothing of a raw error leaves this place but a name. The caller
 * sets the deadline by `signal`.
 */
export async function sendJson(url: string, { codeOf, unclear = [], ...request }: JsonCall): Promise<CallResult> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error' })
    const text = await response.text()
    if (response.status >= 500 || response.status === 408 || unclear.includes(response.status)) return { kind: 'unknown', cause: `http_${response.status}` }
    if (!response.ok) return { kind: 'refused', status: response.status, code: nameIn(text, codeOf) ?? `http_${response.status}` }
    return { kind: 'answered', body: text === '' ? {} : JSON.parse(text) }
  } catch (error) {
    return classify(error)
  }
}

// No connection came about, so nothing was sent.
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

function classify(error: unknown): CallResult {
  const { name, cause } = (error instanceof Error ? error : {}) as { name?: string; cause?: { code?: unknown } }
  if (NOT_SENT.has(String(cause?.code))) return { kind: 'refused', status: 0, code: 'not_sent_unreachable' }
  return { kind: 'unknown', cause: name === 'TimeoutError' ? 'deadline' : error instanceof SyntaxError ? 'unreadable_answer' : 'connection_lost' }
}

function nameIn(text: string, codeOf: JsonCall['codeOf']): string | undefined {
  try {
    const code = String(codeOf(JSON.parse(text)))
    return /^[A-Z][A-Za-z0-9_]{1,60}$/.test(code) ? code : undefined
  } catch {
    return undefined
  }
}

/** Did the neighbour itself have trouble, so that it is better left alone for a while? */
export const isTrouble = (result: CallResult): boolean => result.kind === 'unknown' || (result.kind === 'refused' && result.code.startsWith('not_sent_'))
