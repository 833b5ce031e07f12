import { type Logger, pino } from 'pino'

export type { Logger }

/**
 * JSON lines on standard output. Requests are logged by an allow-list (id, method, path without query, status, milliseconds),
 * so nothing a person typed reaches a log; the censored names below are a second net for errors with details.
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

// Only what helps to find the line: never a provider's raw answer or the request that caused it.
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  }
}
