import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { call } from '#api/client.ts'
import type { MatchedLines } from '#features/partner-orders/contract.ts'
import type { SuggestAnswer } from '#features/search/contract.ts'
import { formatMoney, fromWire } from '#kit/money.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { NewLine } from './edit.ts'
import { FromCart } from './from-cart.tsx'
import { builderTexts as texts } from './texts.ts'

/** A product that is added, with what the page shows until the store answers. */
export type FoundLine = NewLine & { sku: string; name: string }

/** After the last key, milliseconds until the store is asked. */
const PAUSE_MS = 80
const FEW = 8

interface Props {
  readonly add: (lines: readonly FoundLine[]) => void
  readonly mayUseCarts: boolean
}

/** The field that adds lines: a model or a name finds products, several lines are read as a list. */
export function AddLines({ add, mayUseCarts }: Props) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [said, setSaid] = useState('')
  const [isCartOpen, setCartOpen] = useState(false)
  const { products, isSearching } = useProducts(typed)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const here = Math.min(at, products.length - 1)
  const clear = () => {
    setTyped('')
    setAt(0)
  }
  const take = (index: number) => {
    const product = products[index]
    if (!product) return
    const { id, sku, name, price } = product
    add([{ id, sku, name, qty: 1, price: fromWire(price) }])
    setSaid('')
    clear()
  }
  const paste = async (text: string) => {
    try {
      const answer = (await call('POST', '/partner/lines', { text })) as MatchedLines
      const found = answer.lines.flatMap(({ product, qty }) =>
        product
          ? [{ id: product.id, sku: product.sku, name: product.name, qty, price: fromWire(product.price) }]
          : [],
      )
      const wrong = answer.lines.filter(({ product }) => !product)
      if (found.length > 0) add(found)
      setTyped(wrong.map((line) => line.text).join(' '))
      setSaid(texts.pasted(found.length, wrong.length))
    } catch {
      setTyped(text.replace(/\s+/g, ' '))
      setSaid(texts.notSearched)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!text.trim().includes('\n')) return
    event.preventDefault()
    void paste(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    if (event.key === 'Escape') clear()
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step !== undefined) setAt((here + step + products.length) % Math.max(1, products.length))
    else if (products.length > 0) take(here)
  }
  return (
    <div className="quote-add">
      <div className="portal-search">
        <Icon name="search" />
        <input
          ref={input}
          className="input"
          role="combobox"
          data-add-line=""
          aria-expanded={products.length > 0}
          aria-controls={listId}
          aria-activedescendant={products[here] && `${listId}-${here}`}
          aria-label={texts.add}
          placeholder={texts.add}
          autoComplete="off"
          maxLength={400}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        <div id={listId} role="listbox" aria-label={texts.found} className="quote-found">
          {products.map((product, index) => (
            <div
              key={product.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === here}
              className={classNames('palette-row', index === here && 'here')}
              onMouseDown={(event) => {
                event.preventDefault()
                take(index)
              }}
            >
              <span>
                {product.name} <span className="meta mono">{product.sku}</span>
              </span>
              <span className="num">{formatMoney(fromWire(product.price))}</span>
            </div>
          ))}
        </div>
      </div>
      {mayUseCarts && (
        <Button size="small" onClick={() => setCartOpen(true)}>
          {texts.fromCart}
        </Button>
      )}
      <p className="meta quote-said" role="status">
        {said || (isSearching ? texts.searching : typed.trim().length > 1 && products.length === 0 && texts.nothing)}
      </p>
      {isCartOpen && <FromCart add={add} onClose={() => setCartOpen(false)} />}
    </div>
  )
}

/** The products that the store suggests for what was typed; a later answer replaces an earlier one. */
function useProducts(typed: string) {
  const [found, setFound] = useState<SuggestAnswer['products']>([])
  const [isSearching, setSearching] = useState(false)
  useEffect(() => {
    const q = typed.trim()
    if (q.length < 2) {
      setSearching(false)
      return setFound([])
    }
    setSearching(true)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call('GET', '/search/suggest', { q, limit: FEW }, { signal: stop.signal }).then(
        (answer) => {
          setFound((answer as SuggestAnswer).products)
          setSearching(false)
        },
        () => stop.signal.aborted || setSearching(false),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  return { products: found, isSearching }
}
