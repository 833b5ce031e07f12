/** A call that the API refused: a status from 400 to 499 and a sentence for people. */
export interface Refusal {
  readonly status: number
  readonly message: string
  /** what kind of refusal it is, for programs; '' when the error names none */
  readonly code: string
  readonly details: Readonly<Record<string, unknown>>
}

/**
 * The refusal in an error that a call threw; undefined for a bug, a broken line or a failure of the server.
 * It is read by its shape, because server and application are separate bundles, each with its own copy of
 * the error classes.
 */
export function refusalOf(error: unknown): Refusal | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  const { status } = error
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined
  const { code, details, data } = error as { code?: unknown; details?: unknown; data?: unknown }
  return {
    status,
    message: error instanceof Error ? error.message : '',
    code: typeof code === 'string' ? code : '',
    details: typeof details === 'object' && details !== null ? { ...details } : problemsOf(data),
  }
}

/** What a contract says in our own words about fields of an input that it refuses. */
function problemsOf(data: unknown): { issues?: { path: string; message: string }[] } {
  const { issues } = (data ?? {}) as { issues?: unknown }
  if (!Array.isArray(issues)) return {}
  const own = issues as { code?: unknown; path?: readonly PropertyKey[]; message: string }[]
  return {
    issues: own
      .filter(({ code }) => code === 'custom')
      .map(({ path = [], message }) => ({ path: path.join('.'), message })),
  }
}
