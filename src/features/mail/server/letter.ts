export interface LetterSum {
  label: string
  amount: string
  isTotal: boolean
}

/** A mail to a customer: what it says, without how it looks. Every text is escaped when it is rendered. */
export interface Letter {
  /** the store's name */
  from: string
  subject: string
  /** what a mailbox shows beside the subject */
  preview: string
  heading: string
  paragraphs: readonly string[]
  action: { label: string; href: string }
  lines: readonly { id: string; name: string; note: string; amount: string }[]
  sums: readonly LetterSum[]
  details?: readonly { label: string; lines: readonly string[] }[]
  footnotes: readonly string[]
}
