export type ErrorDetails = Readonly<Record<string, unknown>>

export interface ErrorEnvelope extends ErrorDetails {
  error: true
  errorMessage: string
  errorType: string
}

/**
 * A refusal that a person or a program can act on: `code` for programs (errorType on the wire), `message` for
 * people. Any other error that is thrown is a bug and becomes a 500 without details.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly status: number
  readonly details: ErrorDetails

  constructor(
    code: string,
    message: string,
    options: { status?: number; details?: ErrorDetails; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.code = code
    this.status = options.status ?? 400
    this.details = options.details ?? {}
  }
}

/** Throws ApiError invalid, which names the first faulty field; does nothing without faults. */
export function refuseFaults(faults: Readonly<Partial<Record<string, string>>>): void {
  const fault = Object.entries(faults).find(([, message]) => message !== undefined)
  if (!fault) return
  const [path, message = ''] = fault
  throw new ApiError('invalid', message, { status: 400, details: { issues: [{ path, message }] } })
}

/** The wire shape of a failure: `{ error: true, errorMessage, errorType, …details }`. */
export const encodeError = (error: ApiError): ErrorEnvelope => ({
  ...error.details,
  error: true,
  errorMessage: error.message,
  errorType: error.code,
})

/** Reads an envelope back; undefined when the answer carries no error flag. */
export function decodeError(status: number, body: unknown): ApiError | undefined {
  if (typeof body !== 'object' || body === null || (body as ErrorEnvelope).error !== true) return undefined
  const { error: _, errorMessage, errorType, ...details } = body as ErrorEnvelope
  return new ApiError(String(errorType), String(errorMessage), { status, details })
}
