export const EMAIL = 'ann@example.com'

/** A message of the outbox that makes one mail of the gallery. */
export interface Sample {
  topic: string
  /** which of the topic's mails it is */
  kind: string
  payload: Record<string, unknown>
}
