import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { DeskStore } from './desk-store.ts'
import { texts } from './texts.ts'

interface Found {
  href: string
  name: string
  note: string
}

interface Line {
  id: string
  name: string
}

/** The number of a product at the end of its address. */
const idIn = (href: string): string | undefined => /(\d{9})(?:[?#].*)?$/.exec(href)?.[1]

/** Cards that the visitor opens: products, a cart, a calculator's result, a quote. */
export function SendMore({ store }: { readonly store: DeskStore }) {
  const [cart, setCart] = useState<readonly Line[]>([])
  const send = (card: Readonly<Record<string, unknown>>) => store.write('cards', { card })
  const sendCart = async () => {
    const ids = [...new Set(cart.map(({ id }) => id))]
    const lines = ids.map((id) => ({ id, qty: cart.filter((line) => line.id === id).length }))
    if (await send({ kind: 'cart', lines })) setCart([])
  }
  return (
    <details>
      <summary>{texts.more}</summary>
      <div className="stack">
        <Finder
          store={store}
          onSend={({ id }) => void send({ kind: 'product', id })}
          onAdd={(line) => setCart([...cart, line])}
        />
        {cart.length > 0 && (
          <>
            <ul className="meta">
              {cart.map(({ id, name }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be there twice
                <li key={`${id} ${at}`}>{name}</li>
              ))}
            </ul>
            <Button onClick={() => void sendCart()}>{texts.sendCart(cart.length)}</Button>
          </>
        )}
        <ResultFields onSend={send} />
        <QuoteField onSend={send} />
      </div>
    </details>
  )
}

interface FinderProps {
  readonly store: DeskStore
  readonly onSend: (line: Line) => void
  readonly onAdd: (line: Line) => void
}

function Finder({ store, onSend, onAdd }: FinderProps) {
  const [found, setFound] = useState<readonly Found[]>([])
  const find = async (search: string) => {
    if (search.trim().length < 2) return setFound([])
    const answer = await store.ask<{ found: Found[] }>(
      `/tools/find?${new URLSearchParams({ search: search.slice(0, 100) })}`,
    )
    setFound(answer?.found ?? [])
  }
  return (
    <>
      <TextField label={texts.find} type="search" onChange={(event) => void find(event.target.value)} />
      <ul className="desk-found">
        {found.flatMap(({ href, name, note }) => {
          const id = idIn(href)
          return id === undefined
            ? []
            : [
                <li key={href} className="row">
                  <span>
                    {name} <span className="meta">{note}</span>
                  </span>
                  <Button size="small" onClick={() => onSend({ id, name })}>
                    {texts.sendProduct}
                  </Button>
                  <Button size="small" look="quiet" onClick={() => onAdd({ id, name })}>
                    {texts.intoCart}
                  </Button>
                </li>,
              ]
        })}
      </ul>
    </>
  )
}

interface SendProps {
  readonly onSend: (card: Readonly<Record<string, unknown>>) => Promise<boolean>
}

function ResultFields({ onSend }: SendProps) {
  const [title, setTitle] = useState('')
  const [url, setUrl] = useState('')
  return (
    <div className="row desk-fields">
      <TextField
        label={texts.resultTitle}
        value={title}
        maxLength={120}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={texts.resultPath}
        value={url}
        maxLength={600}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button
        size="small"
        disabled={title.trim() === '' || !url.startsWith('/')}
        onClick={() => void onSend({ kind: 'result', title, url })}
      >
        {texts.sendResult}
      </Button>
    </div>
  )
}

function QuoteField({ onSend }: SendProps) {
  const [number, setNumber] = useState('')
  return (
    <div className="row desk-fields">
      <TextField
        label={texts.quoteNumber}
        value={number}
        maxLength={8}
        onChange={(event) => setNumber(event.target.value.toUpperCase())}
      />
      <Button
        size="small"
        disabled={!/^QL\d{6}$/.test(number)}
        onClick={() => void onSend({ kind: 'quote', number })}
      >
        {texts.sendQuote}
      </Button>
    </div>
  )
}
