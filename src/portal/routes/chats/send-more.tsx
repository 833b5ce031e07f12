import { useState } from 'react'
import { call } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { usePortalFacts } from '../../facts.ts'
import type { DeskStore } from './desk-store.ts'
import { texts } from './texts.ts'

interface Line {
  id: string
  name: string
}

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
  readonly onSend: (line: Line) => void
  readonly onAdd: (line: Line) => void
}

const FEWEST_LETTERS = 2
const MOST_FOUND = '6'

function Finder({ onSend, onAdd }: FinderProps) {
  const [found, setFound] = useState<readonly Line[]>([])
  const find = async (q: string) => {
    if (q.trim().length < FEWEST_LETTERS) return setFound([])
    const answer = await call('GET', '/search/suggest', { q: q.slice(0, 100), limit: MOST_FOUND }).catch(
      () => ({ products: [] }),
    )
    setFound((answer as { products: Line[] }).products)
  }
  return (
    <>
      <TextField label={texts.find} type="search" onChange={(event) => void find(event.target.value)} />
      <ul className="desk-found">
        {found.map(({ id, name }) => (
          <li key={id} className="row">
            <span>{name}</span>
            <Button size="small" aria-label={texts.sendNamed(name)} onClick={() => onSend({ id, name })}>
              {texts.sendProduct}
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={texts.intoCartNamed(name)}
              onClick={() => onAdd({ id, name })}
            >
              {texts.intoCart}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface SendProps {
  readonly onSend: (card: Readonly<Record<string, unknown>>) => Promise<boolean>
}

/** The result of a calculator: its address, copied from the store, and what the visitor reads. */
function ResultFields({ onSend }: SendProps) {
  const { publicOrigin } = usePortalFacts()
  const [typed, setTyped] = useState('')
  const [ownTitle, setOwnTitle] = useState<string>()
  const link = resultLink(typed, publicOrigin)
  const title = ownTitle ?? link?.title ?? ''
  const send = async () => {
    if (!link || !(await onSend({ kind: 'result', title, url: link.url }))) return
    setTyped('')
    setOwnTitle(undefined)
  }
  return (
    <div className="row desk-fields">
      <TextField
        label={texts.resultAddress}
        value={typed}
        maxLength={600}
        error={typed !== '' && !link ? texts.otherSite : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={texts.resultTitle}
        value={title}
        maxLength={120}
        onChange={(event) => setOwnTitle(event.target.value)}
      />
      <Button size="small" disabled={title.trim() === '' || !link} onClick={() => void send()}>
        {texts.sendResult}
      </Button>
    </div>
  )
}

function QuoteField({ onSend }: SendProps) {
  const [number, setNumber] = useState('')
  const [reach, setReach] = useState('')
  return (
    <div className="row desk-fields">
      <TextField
        label={texts.quoteNumber}
        value={number}
        maxLength={8}
        onChange={(event) => setNumber(event.target.value.toUpperCase())}
      />
      <TextField
        label={texts.quoteReach}
        value={reach}
        maxLength={254}
        onChange={(event) => setReach(event.target.value)}
      />
      <Button
        size="small"
        disabled={!/^QL\d{6}$/.test(number) || reach.trim().length < 3}
        onClick={() => void onSend({ kind: 'quote', number, reach })}
      >
        {texts.sendQuote}
      </Button>
    </div>
  )
}

/** Calculators whose results have an address, with the name that a card shows. */
const CALCULATORS = Object.entries(texts.calculators)

/** A result of a calculator, as the desk sends it. */
interface ResultLink {
  /** what the card shows; '' when the page is no calculator */
  title: string
  /** the path in the store */
  url: string
}

/**
 * Reads the address of a result as a person copies it: the whole address of a page of this store, or its
 * path. Undefined for a page of another site.
 */
export function resultLink(typed: string, storeOrigin: string): ResultLink | undefined {
  const text = typed.trim()
  if (!URL.canParse(text, storeOrigin)) return undefined
  const { origin, pathname, search, hash } = new URL(text, storeOrigin)
  if (text === '' || origin !== storeOrigin) return undefined
  const path = pathname.toLowerCase()
  const found = CALCULATORS.find(([base]) => path === base || path.startsWith(`${base}/`))
  return { title: found?.[1] ?? '', url: pathname + search + hash }
}
