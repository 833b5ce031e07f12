import type { Card } from './entry.ts'

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
