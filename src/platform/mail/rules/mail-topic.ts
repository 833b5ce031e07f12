import { defineTexts } from '#lib/language/texts.ts'

/** What a mail prints of words that a person typed, and what bounds such mails. */
export interface TypedWords {
  /** the words; '' where every word of the mail is ours */
  prints: string
  /**
   * `reader`: the one who gets the mail typed them; `store`: the mail goes to our own mailbox; `staff`: a
   * person of ours reads them and decides before the mail is sent; `anyone`: none of these
   */
  safety: 'ours' | 'reader' | 'store' | 'staff' | 'anyone'
  /** the names of the limits that count such mails */
  limits: readonly string[]
}

/**
 * Every word of the mail is ours. No mail carries a link that someone typed: the mail layer takes it out of
 * every text (`withoutLinks`).
 */
export const OUR_WORDS: TypedWords = { prints: '', safety: 'ours', limits: [] }

interface MailKind {
  /** who receives the mail */
  to: string
  /** what happened before the store sends it */
  when: string
  /** where it differs from the other mails of its topic */
  typed?: TypedWords
}

/** A kind of mail to one reader. */
export const mailTo =
  (to: string) =>
  (when: string, typed?: TypedWords): MailKind => ({ to, when, ...(typed && { typed }) })

export const toOurMailbox = mailTo(defineTexts('Store mailbox'))

/**
 * The mails of one topic of the outbox, as the portal's page of mails tells of them. A mailbox may stop them
 * (R-REMOVE) unless they are about what it did with us or go to our own people.
 */
export type MailTopic = {
  topic: `mail.${string}`
  /** its group on the page, and its place there, the lowest first */
  group: string
  place: number
  kinds: Readonly<Record<string, MailKind>>
  typed: TypedWords
} & (
  | { about: 'an order' | 'a quote' | 'an account' | 'our work'; stops?: never }
  /** what stops, in the words of the page where a mailbox stops it */
  | { stops: string; about?: never }
)
