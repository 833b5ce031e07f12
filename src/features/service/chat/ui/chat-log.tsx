import { type ReactNode, useEffect, useRef } from 'react'
import { formatWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link/link.tsx'
import { type Card, cardTitle, type Entry } from '../rules/entry.ts'
import { texts } from '../texts.ts'
import type { ChatView } from './chat-store.ts'

interface LogProps {
  readonly view: Pick<ChatView, 'thread' | 'chat' | 'typing'>
  /** a button that adds a product to the cart */
  readonly addToCart: (id: string, name: string) => ReactNode
  readonly onAgain: (clientId: string) => void
}

/**
 * Everything that was written. Screen readers read new entries after they have finished their current
 * sentence.
 */
export function ChatLog({ view: { thread, chat, typing }, addToCart, onAgain }: LogProps) {
  const end = useRef<HTMLDivElement>(null)
  const count = thread.entries.length + thread.unsent.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message scrolls to the end
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [count, typing])
  const lastOwn = thread.entries.findLast(({ author }) => author === 'shopper')
  const isSeen = lastOwn !== undefined && (chat?.deskReadTo ?? 0) >= lastOwn.id
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard
    <div className="chat-log" role="log" aria-live="polite" aria-label={texts.log} tabIndex={0}>
      <p className="chat-note">{texts.greeting}</p>
      {thread.entries.map((entry) => (
        <LogEntry key={entry.id} entry={entry} addToCart={addToCart} />
      ))}
      {/* A screen reader says the message when it is sent, and says it once. */}
      {thread.unsent.map(({ clientId, text, failed }) => (
        <div key={clientId} className="chat-entry own waiting" aria-live="off">
          <p>{text}</p>
          {failed ? (
            <p className="meta chat-bad" role="alert">
              {texts.notSent}{' '}
              <Button look="quiet" size="small" onClick={() => onAgain(clientId)}>
                {texts.sendAgain}
              </Button>
            </p>
          ) : (
            <p className="meta">{texts.sending}</p>
          )}
        </div>
      ))}
      {chat?.state === 'waiting' && count > 0 && <p className="chat-note">{texts.waiting}</p>}
      {isSeen && thread.unsent.length === 0 && <p className="chat-seen meta">{texts.seen}</p>}
      {typing !== '' && <p className="chat-note">{texts.writing(typing)}…</p>}
      <div ref={end} />
    </div>
  )
}

type EntryProps = Pick<LogProps, 'addToCart'> & { readonly entry: Entry }

function LogEntry({ entry, addToCart }: EntryProps) {
  const { author, authorName, kind, text, card, id } = entry
  const note = noteOf(entry)
  if (note !== undefined) return <p className="chat-note">{note}</p>
  const isOwn = author === 'shopper'
  return (
    <div className={classNames('chat-entry', isOwn && 'own')}>
      <p className="chat-who meta">{isOwn ? texts.you : authorName}</p>
      {kind === 'file' ? (
        <img className="chat-picture" src={`/v1/api/chat/files/${id}`} alt={texts.picture} loading="lazy" />
      ) : (
        text !== '' && <p>{text}</p>
      )}
      {card && <CardBox card={card} addToCart={addToCart} />}
    </div>
  )
}

/** The sentence for what happened to the chat; undefined for what people wrote. */
function noteOf({ kind, authorName, text }: Entry): string | undefined {
  switch (kind) {
    case 'taken':
      return texts.joined(authorName)
    case 'transferred':
      return texts.handedOver(authorName)
    case 'closed':
      return texts.ended
    case 'call-asked':
      return texts.callAsked(text)
    default:
      return undefined
  }
}

function CardBox({ card, addToCart }: { readonly card: Card } & Pick<LogProps, 'addToCart'>) {
  const title = cardTitle(card, texts.cartOf)
  return (
    <div className="chat-card">
      <p className="strong">{title}</p>
      {card.kind === 'cart' && (
        <ul>
          {card.lines.map(({ id, qty, name }) => (
            <li key={id}>
              {qty} × {name}
            </li>
          ))}
        </ul>
      )}
      {'total' in card && <p>{formatWire(card.total)}</p>}
      {card.kind === 'product' && <p>{formatWire(card.price)}</p>}
      <p className="row">
        {card.kind === 'product' && addToCart(card.id, card.name)}
        <Link href={card.url} aria-label={`${card.kind === 'cart' ? texts.openCart : texts.open}: ${title}`}>
          {card.kind === 'cart' ? texts.openCart : texts.open}
        </Link>
      </p>
    </div>
  )
}
