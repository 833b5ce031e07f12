import { useEffect, useRef, useState } from 'react'
import { formatMoney, fromWire, times } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { QuantityStepper } from '#ui/quantity/quantity-stepper.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { texts } from '../texts.ts'
import { optionNames, type PartRow } from '../view/parts-list.ts'

export interface PartLineProps {
  readonly row: PartRow
  readonly inCart: (id: string) => number
  /** Rejects when the part cannot be added to the cart. */
  readonly onAdd: (part: { id: string; qty: number }) => Promise<void>
  readonly onQuantity: (id: string, quantity: number) => void
  readonly onChoose: (key: string, id: string) => void
  readonly onOwned: (key: string) => void
  readonly drawingUrl: (id: string) => string
}

/** Needs that depend on the house, as their reason says. */
const IF_NEEDED: ReadonlySet<string> = new Set(['pump', 'propane', 'drainPan', 'transformer'])

/** One part of the list: what it is and why, its price, and the button that adds it. */
export function PartLine({ row, inCart, onAdd, onQuantity, onChoose, onOwned, drawingUrl }: PartLineProps) {
  const { key, need, part, price, state } = row
  const there = inCart(part.id)
  const word = need.required ? texts.required : IF_NEEDED.has(need.kind) ? texts.ifNeeded : texts.recommended
  return (
    <li className={classNames('required-row', state === 'owned' && 'owned')}>
      <span className="cart-pic">
        <Drawing key={part.id} src={drawingUrl(part.id)} />
      </span>
      <div className="required-what">
        <p className="plate-label">
          {need.title} · {word}
        </p>
        <Name row={row} onChoose={onChoose} />
        <p className="meta">
          {need.why} {part.fit}{' '}
          {need.required && (state === 'open' || state === 'owned') && (
            <button
              type="button"
              className="required-have"
              aria-pressed={state === 'owned'}
              aria-label={texts.haveNamed(need.title)}
              onClick={() => onOwned(key)}
            >
              {state === 'owned' ? texts.needAfterAll : texts.have}
            </button>
          )}
        </p>
      </div>
      <span className="price compact">
        {formatMoney(there > 0 ? times(fromWire(part.price), there) : price)}
      </span>
      <Control
        row={row}
        there={there}
        onAdd={() => onAdd({ id: part.id, qty: need.quantity })}
        onQuantity={(qty) => onQuantity(part.id, qty)}
      />
    </li>
  )
}

/** The part's name, or a choice where several parts meet the need: other lengths, sizes or brands. */
function Name({ row, onChoose }: Pick<PartLineProps, 'row' | 'onChoose'>) {
  const { key, need, part, state } = row
  const times = need.quantity > 1 ? `${need.quantity} × ` : ''
  if (need.components.length < 2 || state === 'added' || state === 'owned') {
    return <p className="strong">{times + part.name}</p>
  }
  const { common, own } = optionNames(need.components.map(({ name }) => name))
  return (
    <p className="strong required-choice">
      {times}
      {common}
      <select
        className="input"
        aria-label={texts.choose(need.title)}
        value={part.id}
        onChange={(event) => onChoose(key, event.currentTarget.value)}
      >
        {need.components.map(({ id, price, isInStock }, index) => (
          <option key={id} value={id}>
            {texts.option(own[index] ?? '', formatMoney(fromWire(price)), isInStock)}
          </option>
        ))}
      </select>
    </p>
  )
}

interface ControlProps {
  readonly row: PartRow
  readonly there: number
  readonly onAdd: () => Promise<void>
  readonly onQuantity: (quantity: number) => void
}

/** The button that adds the part, or its quantity once it is in the cart. */
function Control({ row: { need, part, state }, there, onAdd, onQuantity }: ControlProps) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const control = useRef<HTMLSpanElement>(null)
  const pressed = useRef(false)

  // The stepper replaces the button and the other way round; move the focus to the new control.
  useEffect(() => {
    if (!pressed.current) return
    pressed.current = false
    control.current?.querySelector<HTMLElement>(there > 0 ? 'input' : 'button')?.focus()
  }, [there])

  const add = async () => {
    pressed.current = true
    setBusy(true)
    setFailed(false)
    await onAdd().catch(() => setFailed(true))
    setBusy(false)
  }
  const change = (to: number) => {
    pressed.current = to === 0
    onQuantity(to)
  }
  return (
    <span ref={control} className="required-control">
      {there > 0 ? (
        <QuantityStepper label={part.name} value={there} min={0} onChange={change} />
      ) : state === 'unstocked' ? (
        <StateWord state="bad">{texts.outOfStock}</StateWord>
      ) : (
        state === 'open' && (
          <Button
            size="small"
            busy={busy}
            busyText={texts.adding}
            onClick={add}
            aria-label={busy ? undefined : texts.addNamed(need.quantity, part.name)}
          >
            {texts.add}
          </Button>
        )
      )}
      {failed && (
        <span className="bad" role="alert">
          {texts.addFailed}
        </span>
      )}
    </span>
  )
}
