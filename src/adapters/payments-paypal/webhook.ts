import { isTimely, type ProviderNotice } from '#features/selling/payments/server/ports.ts'
import { HOUR_MS } from '#lib/dates.ts'

const HEADERS = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time'] as const

/** PayPal retries for three days, so an older notice is a replay. */
const OLDEST_MS = 73 * HOUR_MS

/**
 * Asks PayPal whether it sent this notice. The notice is included byte for byte: parsed and serialized again
 * it would not match its signature. Undefined when a header is missing or the notice is too old.
 */
export function verifyRequest({ body, header, now }: ProviderNotice, webhookId: string): string | undefined {
  const values = HEADERS.map((name) => [name, header(`paypal-${name.replace('_', '-')}`) ?? ''] as const)
  if (values.some(([, value]) => value === '' || value.length > 2_000)) return undefined
  if (!isTimely(new Date(header('paypal-transmission-time') ?? ''), now, OLDEST_MS)) return undefined
  const fields = [...values, ['webhook_id', webhookId] as const].map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  return `{${fields.join()},"webhook_event":${body}}`
}

/** The kind of a notice and the order that it is about; undefined when it is not a notice. */
export function readNotice({
  body,
}: ProviderNotice): { eventId: string; eventKind: string; orderId: string } | undefined {
  try {
    const { id, event_type, resource } = JSON.parse(body) as {
      id?: unknown
      event_type?: unknown
      resource?: { custom_id?: unknown; purchase_units?: { custom_id?: unknown }[] }
    }
    if (
      typeof id !== 'string' ||
      id.length > 100 ||
      typeof event_type !== 'string' ||
      event_type.length > 100
    )
      return undefined
    return {
      eventId: id,
      eventKind: event_type,
      orderId: String(resource?.custom_id ?? resource?.purchase_units?.[0]?.custom_id ?? '').slice(0, 40),
    }
  } catch {
    return undefined
  }
}
