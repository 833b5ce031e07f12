import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { call } from '#api/client.ts'
import type { SuggestAnswer } from '#features/choosing/search/contract.ts'
import type { MatchedLines } from '#features/partners/partner-orders/contract.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { builderTexts as texts } from '../texts.ts'
import type { FoundLine } from './found-line.ts'
import { FromCart } from './from-cart.tsx'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, ArrowUp: -1 }

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
  const here = Math.min(at, products.length - 1)
  const type = (text: string) => {
    setTyped(text)
    setAt(0)
  }
  const take = (product: SuggestAnswer['products'][number] | undefined) => {
    if (!product) return
    const { id, sku, name, price } = product
    add([{ id, sku, name, qty: 1, price: fromWire(price) }])
    setSaid('')
    type('')
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!text.trim().includes('\n')) return
    event.preventDefault()
    void readList(text).then(({ found, rest, words }) => {
      if (found.length > 0) add(found)
      type(rest)
      setSaid(words)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.key === 'Escape') type('')
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) take(products[here])
    else setAt((here + step + products.length) % Math.max(1, products.length))
  }
  const isNone = typed.trim().length > 1 && products.length === 0
  return (
    <div className="quote-add">
      <div className="portal-search">
        <Icon name="search" />
        <input
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
          onChange={(event) => type(event.target.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        <FoundProducts id={listId} products={products} here={here} take={take} />
      </div>
      {mayUseCarts && (
        <Button size="small" onClick={() => setCartOpen(true)}>
          {texts.fromCart}
        </Button>
      )}
      <p className="meta quote-said" role="status">
        {said || (isSearching ? texts.searching : isNone && texts.nothing)}
      </p>
      {isCartOpen && <FromCart add={add} onClose={() => setCartOpen(false)} />}
    </div>
  )
}

interface FoundProps {
  readonly id: string
  readonly products: SuggestAnswer['products']
  readonly here: number
  readonly take: (product: SuggestAnswer['products'][number]) => void
}

const FoundProducts = ({ id: listId, products, here, take }: FoundProps) => (
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
          take(product)
        }}
      >
        <span>
          {product.name} <span className="meta mono">{product.sku}</span>
        </span>
        <span className="num">{formatMoney(fromWire(product.price))}</span>
      </div>
    ))}
  </div>
)

/** Reads a pasted list; lines that cannot be read stay in the field. */
async function readList(text: string): Promise<{ found: FoundLine[]; rest: string; words: string }> {
  try {
    const { lines } = (await call('POST', '/partner/lines', { text })) as MatchedLines
    const found = lines.flatMap(({ product, qty }) =>
      product
        ? [{ id: product.id, sku: product.sku, name: product.name, qty, price: fromWire(product.price) }]
        : [],
    )
    const wrong = lines.filter(({ product }) => !product)
    const rest = wrong.map((line) => line.text).join(' ')
    return { found, rest, words: texts.pasted(found.length, wrong.length) }
  } catch {
    return { found: [], rest: text.replace(/\s+/g, ' '), words: texts.notSearched }
  }
}

/** After the last key, milliseconds until the store is asked. */
const PAUSE_MS = 80
const FEW = 8

/** The products that the store suggests for the typed text; a later answer replaces an earlier one. */
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
