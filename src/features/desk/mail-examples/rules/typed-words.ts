import type { LimitName } from '#platform/limits/rules/limits.ts'

/** What a mail prints of words that a person typed, and what bounds such mails. */
interface TypedWords {
  /** the words; '' where every word of the mail is ours */
  words: string
  /**
   * `reader`: the one who gets the mail typed them; `store`: the mail goes to our own mailbox; `staff`: a
   * person of ours reads them and decides before the mail is sent; `anyone`: none of these
   */
  safety: 'ours' | 'reader' | 'store' | 'staff' | 'anyone'
  /** the limits that count such mails */
  limits: readonly LimitName[]
}

const OURS: TypedWords = { words: '', safety: 'ours', limits: [] }
const ORDER: readonly LimitName[] = ['order-network', 'order-mailbox']
const order = (words = 'names and addresses of the order'): TypedWords => ({
  words,
  safety: 'anyone',
  limits: ORDER,
})

/**
 * Every mail by topic, and by topic and kind where kinds differ. No mail carries a link that someone typed:
 * the mail layer takes it out of every text (`withoutLinks`). docs/security.md prints this table.
 */
export const TYPED_WORDS: Readonly<Record<string, TypedWords>> = {
  'mail.order-confirmation': order(),
  'mail.order-notice': order(),
  'mail.quote': {
    words: 'message, names of options, the consultant’s name, phone and mailbox',
    safety: 'anyone',
    limits: ['quote-mail', 'quote-mail-to'],
  },
  'mail.quote-news': {
    words: 'what the customer wrote, name and phone',
    safety: 'anyone',
    limits: ['quote-word', 'quote-word-to'],
  },
  'mail.quote-news accepted, to the customer': OURS,
  'mail.quote-news answered, to the customer': {
    words: 'what the consultant wrote',
    safety: 'anyone',
    limits: ['quote-mail', 'quote-answer-to'],
  },
  'mail.photo-quote': OURS,
  'mail.cart': { words: 'name of the cart', safety: 'anyone', limits: ['cart-from', 'cart-to'] },
  'mail.cart-reminder': { words: 'name of the cart', safety: 'anyone', limits: ['cart-from', 'cart-to'] },
  'mail.sizing': OURS,
  'mail.selector-quote': OURS,
  'mail.product-watch': OURS,
  'mail.chat': {
    words: 'what visitor and agent wrote',
    safety: 'anyone',
    limits: ['chat-mail', 'chat-mail-of', 'chat-mail-from'],
  },
  'mail.warranty': { words: 'serial number', safety: 'reader', limits: ['warranty'] },
  'mail.warranty-reminder': OURS,
  'mail.care': OURS,
  'mail.survey': { words: 'name of the order', safety: 'reader', limits: [] },
  'mail.review-notice': { words: 'review or question', safety: 'store', limits: ['submission'] },
  'mail.review-notice answer': {
    words: 'question and answer',
    safety: 'staff',
    limits: ['submission'],
  },
  'mail.customer-story': { words: 'title of the story, reason of staff', safety: 'staff', limits: ['story'] },
  'mail.contractor-feedback': {
    words: 'name of the installer, reason of staff',
    safety: 'staff',
    limits: ['contractor-feedback'],
  },
  'mail.account': {
    words: 'name of the person',
    safety: 'anyone',
    limits: ['invitation', 'invitation-to', 'reset-from', 'reset-to'],
  },
  'mail.lead': {
    words: 'name, phone, mailbox and comments',
    safety: 'store',
    limits: ['lead-network', 'lead-phone'],
  },
  'mail.page-issue': { words: 'the report', safety: 'store', limits: ['page-issue'] },
  'mail.page-issue note': { words: 'the note', safety: 'staff', limits: ['page-issue'] },
  'mail.selector-question': { words: 'name and message', safety: 'store', limits: ['selector-from'] },
  'mail.survey-unhappy': { words: 'answers of the survey', safety: 'store', limits: [] },
}

export const typedWordsOf = (topic: string, kind: string): TypedWords | undefined =>
  TYPED_WORDS[`${topic} ${kind}`] ?? TYPED_WORDS[topic]

const SAFETY: Readonly<Record<TypedWords['safety'], string>> = {
  ours: 'every word is ours',
  reader: 'the reader typed them',
  store: 'goes to our own mailbox',
  staff: 'staff decide first',
  anyone: 'counted by mailbox and sender',
}

const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The table as docs/security.md prints it. */
export const typedWordsTable = (): string =>
  [
    '| mail | typed words | why it is safe | limits |',
    '|---|---|---|---|',
    ...Object.entries(TYPED_WORDS).map(([mail, { words, safety, limits }]) =>
      toRow([mail.replace(/^mail\./, ''), words || '–', SAFETY[safety], limits.join(', ') || '–']),
    ),
  ].join('\n')
