import { useEffect, useId, useRef, useState } from 'react'
import { call } from '#api/client.ts'
import { stockWords } from '#features/catalog/catalog/rules/stock.ts'
import type { FoundProduct, SearchAnswer } from '#features/choosing/search/contract.ts'
import { formatWire } from '#lib/money.ts'
import { useShop } from '#shop/shop-context.ts'
import { classNames } from '#ui/class-names.ts'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useChoices } from '../../../../frame/use-choices.ts'
import { editTexts as texts } from './edit-texts.ts'

/** A product as the field says it when it was chosen; the server reads the number in it. */
const wordsOf = ({ name, id }: Pick<FoundProduct, 'name' | 'id'>): string => `${name} (${id})`

/**
 * A product by the store's search, for name, SKU or brand. The field itself has the chosen number, so it is
 * sent without a script too, and a draft brings the choice back.
 */
export function ProductChoice({ error }: { readonly error: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { products, isAnswered } = useFound(typed)
  const listId = useId()
  const take = (product: FoundProduct) => {
    if (!field.current) return
    field.current.value = wordsOf(product)
    // The form keeps what was typed, and what it showed is no longer true.
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
    setOpen(false)
  }
  const keys = useChoices({ choices: products, keyOf: ({ id }) => id, isAnswered, take })
  const isShown = isOpen && products.length > 0
  return (
    <div className="portal-choice">
      <TextField
        ref={field}
        label={texts.add}
        hint={texts.addHint}
        name="added"
        role="combobox"
        autoComplete="off"
        maxLength={200}
        optional
        error={error}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown ? `${listId}-${keys.here}` : undefined}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setOpen(true)
          keys.forget()
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
          // Enter sends the form when there is nothing to take.
          else if (isOpen && SEARCHED.test(typed)) keys.onKeyDown(event)
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={texts.found}
        hidden={!isShown}
        className="portal-choice-list edit-found-list"
      >
        {products.map((product, index) => (
          <Choice
            key={product.id}
            id={`${listId}-${index}`}
            product={product}
            isHere={index === keys.here}
            take={take}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isShown && texts.foundCount(products.length)}
      </p>
    </div>
  )
}

function Choice({
  id,
  product,
  isHere,
  take,
}: {
  readonly id: string
  readonly product: FoundProduct
  readonly isHere: boolean
  readonly take: (product: FoundProduct) => void
}) {
  const { drawingUrl } = useShop()
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isHere}
      className={classNames('palette-row edit-found', isHere && 'here')}
      onMouseDown={(event) => {
        event.preventDefault()
        take(product)
      }}
    >
      <span aria-hidden="true">
        <Drawing src={drawingUrl(product.id)} className="edit-picture" />
      </span>
      <span>
        {product.name} <span className="meta mono">{product.sku}</span>
        <span className="meta edit-stock">
          {product.brand}, {stockWords(product.stock)}
        </span>
      </span>
      <span className="num">{formatWire(product.price)}</span>
    </div>
  )
}

/** After the last key, milliseconds until the store is asked. */
const PAUSE_MS = 80
const FEW = 8
/** Two characters at least, and no chosen product. */
const SEARCHED = /^(?!.*\(\d{9}\)$)\s*\S.*\S/

/** The products that the store's search finds for the typed text; until then those of the text before. */
function useFound(typed: string): { products: readonly FoundProduct[]; isAnswered: boolean } {
  const query = SEARCHED.test(typed) ? typed.trim() : ''
  const [found, setFound] = useState<{ query: string; products: FoundProduct[] }>({ query: '', products: [] })
  useEffect(() => {
    if (query === '') return setFound({ query, products: [] })
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call('POST', '/search', { query, limit: FEW }, { signal: stop.signal }).then(
        (answer) => {
          const { hits } = (answer as SearchAnswer).hits
          setFound({ query, products: hits.map(({ _source }) => _source) })
        },
        () => stop.signal.aborted || setFound({ query, products: [] }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  return { products: found.products, isAnswered: found.query === query }
}
