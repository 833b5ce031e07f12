import type { Letter } from './letter.ts'

/** A mail to one person. */
export interface Message {
  to: { address: string; name?: string | undefined }
  subject: string
  html: string
  /** The same in plain text, for mail programs that show no HTML. */
  text: string
  /** what HTML and text were rendered from; it is not sent */
  letter?: Letter | undefined
  /**
   * What this mail is about, e.g. "order-confirmation:A000000000001". A mail sent again under the same key
   * carries the same Message-ID, so that mail programs show it once.
   */
  dedupeKey: string
  replyTo?: string | undefined
  /** where the receiver stops such mail; mail programs show a button for it (RFC 8058) */
  stopHref?: string | undefined
  attachments?: readonly { filename: string; contentType: string; content: Uint8Array }[] | undefined
}

/**
 * `rejected` is final: the receiving side will never accept this mail. `retry` covers all others, also
 * an answer that was lost after the mail was accepted; the Message-ID makes a second send safe. `code` and
 * `cause` are safe to store and log. `stopped`: the receiver wants no such mail, so it was not sent.
 */
export type SendResult =
  | { kind: 'sent'; messageId: string }
  | { kind: 'stopped' }
  | { kind: 'rejected'; code: string }
  | { kind: 'retry'; cause: string }

/** Sends mail. Never throws. */
export interface Mailer {
  send(message: Message): Promise<SendResult>
  /** Closes idle connections. */
  close(): void
}
