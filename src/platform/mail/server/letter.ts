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
