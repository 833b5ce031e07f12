import { type Logger, pino } from 'pino'

export type { Logger }

/**
 * JSON lines on standard output. Of a request only its id, method, path without query, status and
 * milliseconds are logged, so nothing that a person typed reaches a log. The redacted names below protect
 * errors that carry details.
 */
export const createLogger = (level: string, destination?: { write(line: string): void }): Logger =>
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
    ...(destination ? [destination] : []),
  )

// Only what helps to find the fault. A provider's raw answer and the request behind it stay out of the log.
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  }
}
