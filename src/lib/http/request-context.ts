/** The facts of a request that a handler may use. */
export interface RequestContext {
  /** sent back as x-request-id and written in every log line */
  id: string
  ip: string
  /** the visitor's zip by a trusted proxy (header x-visitor-zip); not read from other senders */
  visitorZip?: string | undefined
  /** what a trusted proxy says: cf-bot-score, from 1 to 99, and cf-ipcountry, two letters */
  visitor?: { botScore: number | null; country: string | null }
  method: string
  /** the header User-Agent, to name a browser to its owner */
  userAgent?: string | undefined
  url: URL
  cookies: Readonly<Record<string, string>>
  /** Adds a complete Set-Cookie header value to the answer. */
  setCookie(header: string): void
  idempotencyKey: string | undefined
  /**
   * The postal code that opens an order, from the header x-order-postal. An upload has it there, because its
   * order is opened before its body is read.
   */
  orderPostal?: string | undefined
  /** the sale of a partner in the framed store: the header x-partner-sale */
  partnerSale?: string | undefined
  /** the solved proof of work, from the header x-proof */
  proof?: string | undefined
}
