export interface LetterSum {
  label: string
  amount: string
  isTotal: boolean
  /** a quieter line under the label; '' for none */
  note: string
}

export interface LetterLink {
  label: string
  href: string
}

/**
 * The content of a mail, without its layout. Every text is escaped when it is rendered, and carries no link:
 * addresses stand in `action`, in a LetterLink, or are named in `own`.
 */
export interface Letter {
  /** the store's name, or that of the company that the store mails for */
  from: string
  /** the address of a picture above it */
  logo?: string | undefined
  subject: string
  /** what a mailbox shows beside the subject */
  preview: string
  heading: string
  paragraphs: readonly string[]
  action: LetterLink
  lines: readonly { id: string; name: string; note: string; amount: string }[]
  sums: readonly LetterSum[]
  details?: readonly { label: string; lines: readonly (string | LetterLink)[] }[] | undefined
  footnotes: readonly string[]
  /** addresses that may stand in the texts: ours, and a checked mailbox that the reader answers to */
  own?: readonly string[] | undefined
}

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
  /** Signs in at the mail server and sends nothing. */
  check?(): Promise<{ kind: 'answered' } | { kind: 'failed'; cause: string }>
  /** Closes idle connections. */
  close(): void
}
