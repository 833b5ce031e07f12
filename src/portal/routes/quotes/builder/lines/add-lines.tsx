import { type ClipboardEvent, useEffect, useId, useState } from 'react'
import { call } from '#api/client.ts'
import type { SuggestAnswer } from '#features/choosing/search/contract.ts'
import type { MatchedLines } from '#features/partners/partner-orders/contract.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useChoices } from '../../../../frame/use-choices.ts'
import type { FoundLine } from '../edit.ts'
import { builderTexts as texts } from '../texts.ts'
import { FromCart } from './from-cart.tsx'

interface Props {
  readonly add: (lines: readonly FoundLine[]) => void
  readonly mayUseCarts: boolean
}

/** The field that adds lines: a model or a name finds products, several lines are read as a list. */
export function AddLines({ add, mayUseCarts }: Props) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const [isCartOpen, setCartOpen] = useState(false)
  const { products, isSearching } = useProducts(typed)
  const listId = useId()
  const type = (text: string) => {
    setTyped(text)
    keys.forget()
  }
  const take = ({ id, sku, name, price }: SuggestAnswer['products'][number]) => {
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
  const keys = useChoices({ choices: products, keyOf: ({ id }) => id, isAnswered: !isSearching, take })
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
          aria-activedescendant={products[keys.here] && `${listId}-${keys.here}`}
          aria-label={texts.add}
          placeholder={texts.add}
          autoComplete="off"
          maxLength={400}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onPaste={onPaste}
          onKeyDown={(event) => (event.key === 'Escape' ? type('') : keys.onKeyDown(event))}
        />
        <FoundProducts id={listId} products={products} here={keys.here} take={take} />
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
const SHORTEST = 2

/** The products that the store suggests for the typed text; until it answers, those of the text before. */
function useProducts(typed: string) {
  const q = typed.trim()
  const [found, setFound] = useState<{ q: string; products: SuggestAnswer['products'] }>({
    q: '',
    products: [],
  })
  useEffect(() => {
    if (q.length < SHORTEST) return setFound({ q, products: [] })
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call('GET', '/search/suggest', { q, limit: FEW }, { signal: stop.signal }).then(
        (answer) => setFound({ q, products: (answer as SuggestAnswer).products }),
        () => stop.signal.aborted || setFound({ q, products: [] }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q])
  return { products: found.products, isSearching: q.length >= SHORTEST && found.q !== q }
}
