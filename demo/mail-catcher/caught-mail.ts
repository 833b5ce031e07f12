/** A mail that the store sent. The catcher stores it and delivers it to no one. */
export interface CaughtMail {
  id: string
  receivedAt: string
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** the address of the one-click stop in the mail's headers (RFC 8058); null without one */
  stopHref: string | null
  attachments: { filename: string; contentType: string; size: number }[]
}
