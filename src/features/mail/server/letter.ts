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

/** The content of a mail to a customer, without its layout. Every text is escaped when it is rendered. */
export interface Letter {
  /** the store's name */
  from: string
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
}
