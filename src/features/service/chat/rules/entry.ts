/** Who wrote an entry of a chat. */
export const AUTHORS = ['shopper', 'agent', 'system'] as const
export type Author = (typeof AUTHORS)[number]

/** What people write, and what happened to the chat. */
export const ENTRY_KINDS = [
  'text',
  'card',
  'file',
  'taken',
  'transferred',
  'closed',
  'call-asked',
  'lead-made',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** A product as it was when the agent sent it. */
interface ProductCard {
  kind: 'product'
  id: string
  name: string
  /** dollars each */
  price: number
  url: string
}

/** Products that the shopper opens as their cart. */
interface CartCard {
  kind: 'cart'
  lines: { id: string; qty: number; name: string }[]
  /** dollars, before freight and tax */
  total: number
  url: string
}

/** A page of the store: a calculator with its result, or a quote. */
interface LinkCard {
  kind: 'result' | 'quote'
  title: string
  url: string
}

export type Card = ProductCard | CartCard | LinkCard

/** One line of a chat, as both sides get it. */
export interface Entry {
  /** ids grow in the order in which entries became visible, over all chats */
  id: number
  /** drawn by the sender's browser; one message has it once in its chat */
  clientId: string
  author: Author
  authorName: string
  kind: EntryKind
  text: string
  card: Card | null
  /** a picture that was sent */
  hasFile: boolean
  /** only staff see it */
  isInternal: boolean
  at: string
}

/** The page of the desk that shows a chat. */
export const chatPath = (id: number): string => `/chats?chat=${id}`

const SHORT = 90

/** The beginning of what was written, for a line of a list. */
export const shortened = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)

/** Entries that change who answers or whether the chat goes on. */
export const changesState = (kind: EntryKind): boolean =>
  kind !== 'text' && kind !== 'card' && kind !== 'file'

/** What a card is called where it cannot be drawn: in a mail, in a list. */
export function cardTitle(card: Card, cartOf: (count: number) => string): string {
  switch (card.kind) {
    case 'product':
      return card.name
    case 'cart':
      return cartOf(card.lines.length)
    case 'result':
    case 'quote':
      return card.title
  }
}

/** The full address of what a card opens. */
export const linkedUrl = (card: Card, origin: string): string => origin + card.url
