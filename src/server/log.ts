import { type Logger, pino } from 'pino'

export type { Logger }

/** Lines are written together: handing each to the system costs more than making it. */
const TOGETHER = { minLength: 4_096, periodicFlush: 100, sync: false }

/**
 * JSON lines on standard output, at most 100 ms later: a process that is killed may lose the last of them. A
 * fatal error is written at once. Of a request only its id, method, route, status and milliseconds are
 * logged, so nothing that a person typed reaches a log. The redacted names below protect errors that carry
 * details.
 */
export const createLogger = (
  level: string,
  destination: { write(line: string): void } = pino.destination(TOGETHER),
): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'email',
          'phone',
          'password',
          'token',
          'nonce',
          'paymentMethodNonce',
          'number',
          'cvv',
          'authorization',
          'cookie',
          'billing',
          'shipping',
          '*.email',
          '*.phone',
          '*.password',
          '*.token',
          '*.nonce',
          '*.paymentMethodNonce',
          '*.number',
          '*.cvv',
          '*.authorization',
          '*.cookie',
          '*.billing',
          '*.shipping',
          '*.headers',
          '*.config',
          '*.data',
        ],
        censor: '[redacted]',
      },
      serializers: { err: describeError },
    },
    destination,
  )

// Only what helps to find the fault. A provider's raw answer and the request behind it stay out of the log.
function describeError(error: unknown): unknown {
  if (!isErrorLike(error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  return {
    type: name ?? 'Error',
    message,
    stack,
    ...(cause ? { cause: describeError(cause) } : {}),
  }
}

// pg-boss reports plain objects with the message and the stack of the error that it met.
const isErrorLike = (error: unknown): error is Partial<Error> & { message: string; cause?: unknown } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
