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
  attachments: { filename: string; contentType: string; size: number }[]
}
