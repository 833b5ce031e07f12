import { useEffect, useRef, useState } from 'react'
import { formatMoney, fromWire } from '#kit/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { QuantityStepper } from '#ui/quantity/quantity-stepper.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import type { RequiredComponent, RequiredNeed, RequiredPage } from '../contract.ts'
import { firstPage, hasResults, nextPage, PAGE_NUMBERS, previousPage } from '../rules/pages.ts'
import { texts } from '../texts.ts'

interface Props {
  /** the open pages, without those already answered */
  readonly pages: readonly RequiredPage[]
  /** pages whose parts were added before */
  readonly answered: ReadonlySet<number>
  readonly inCart: (id: string) => number
  /** Rejects when the part cannot be added to the cart. */
  readonly onAdd: (id: string, quantity: number) => Promise<void>
  readonly onQuantity: (id: string, quantity: number) => void
  readonly drawingUrl: (id: string) => string
  /** how many parts were added here */
  readonly added: number
}

/** L-REQ: the parts that equipment also needs, a page for each kind of part. */
export function RequiredParts({ pages, answered, added, ...row }: Props) {
  const [current, setCurrent] = useState(() => firstPage(pages))
  const [owned, setOwned] = useState<ReadonlySet<string>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  const page = pages.find((each) => each.page === current)
  if (!page) return null

  const go = (to: number) => {
    setCurrent(to)
    heading.current?.focus()
  }
  const [before, after] = [previousPage(pages, page.page), nextPage(pages, page.page)]
  const toggle = (key: string) =>
    setOwned(new Set(owned.has(key) ? [...owned].filter((each) => each !== key) : [...owned, key]))

  return (
    <section className="required-parts" aria-labelledby="required-parts-title">
      <h3 id="required-parts-title" tabIndex={-1} ref={heading}>
        {texts.heading}
        <span className="visually-hidden">: {page.title}</span>
      </h3>
      <Rail pages={pages} answered={answered} current={page.page} />
      {page.needs.map((need) => {
        const key = `${page.page} ${need.title} ${need.why}`
        return <Need key={key} need={need} owned={owned.has(key)} onOwned={() => toggle(key)} {...row} />
      })}
      <div className="required-nav">
        {before && (
          <Button look="quiet" onClick={() => go(before)}>
            {texts.back}
          </Button>
        )}
        <span className="meta grow" role="status">
          {added > 0 && texts.partsAdded(added)}
        </span>
        {after ? (
          <Button onClick={() => go(after)}>{texts.next(texts.shortPages[after - 1] ?? '')}</Button>
        ) : (
          <span className="meta">{texts.lastPage}</span>
        )}
      </div>
    </section>
  )
}

function Rail({ pages, answered, current }: Pick<Props, 'pages' | 'answered'> & { current: number }) {
  return (
    <ol className="rail required-rail">
      {PAGE_NUMBERS.map((number) => {
        const asked = pages.some((page) => page.page === number && hasResults(page))
        const state = number === current ? 'now' : undefined
        return (
          <li key={number} className={state} aria-current={state && 'step'}>
            <b>{texts.shortPages[number - 1]}</b>
            {number === current
              ? texts.pageOf(number)
              : answered.has(number)
                ? texts.done
                : asked
                  ? ''
                  : texts.notNeeded}
          </li>
        )
      })}
    </ol>
  )
}

type RowProps = Pick<Props, 'inCart' | 'onAdd' | 'onQuantity' | 'drawingUrl'>

function Need({
  need,
  owned,
  onOwned,
  ...row
}: { need: RequiredNeed; owned: boolean; onOwned: () => void } & RowProps) {
  const bought = need.components.some(({ id }) => row.inCart(id) > 0)
  return (
    <section className="required-need" aria-label={need.title}>
      <div className="row between">
        <h4>
          {need.quantity > 1 ? `${need.quantity} × ${need.title}` : need.title}{' '}
          <span className="meta">{need.required ? texts.required : texts.optional}</span>
        </h4>
        {bought ? (
          <StateWord state="ok">{texts.inCart}</StateWord>
        ) : (
          <CheckField
            label={texts.have}
            aria-label={texts.haveNamed(need.title)}
            checked={owned}
            onChange={onOwned}
          />
        )}
      </div>
      <p className="meta">{need.why}</p>
      {!owned && (
        <ul>
          {need.components.map((component) => (
            <Row key={component.id} component={component} quantity={need.quantity} {...row} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({
  component,
  quantity,
  inCart,
  onAdd,
  onQuantity,
  drawingUrl,
}: { component: RequiredComponent; quantity: number } & RowProps) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const control = useRef<HTMLSpanElement>(null)
  const pressed = useRef(false)
  const there = inCart(component.id)
  const { id, name } = component

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
    await onAdd(id, quantity).catch(() => setFailed(true))
    setBusy(false)
  }
  const change = (to: number) => {
    pressed.current = to === 0
    onQuantity(id, to)
  }
  return (
    <li className="required-row">
      <span className="cart-pic">
        <Drawing src={drawingUrl(id)} />
      </span>
      <div>
        <p className="strong">{name}</p>
        {component.fit && <p className="meta">{component.fit}</p>}
        {failed && (
          <p className="bad" role="alert">
            {texts.addFailed}
          </p>
        )}
      </div>
      <span className="price compact">{formatMoney(fromWire(component.price))}</span>
      <span ref={control}>
        {there > 0 ? (
          <QuantityStepper label={name} value={there} min={0} onChange={change} />
        ) : (
          <Button size="small" busy={busy} onClick={add} aria-label={texts.addNamed(quantity, name)}>
            {texts.add(quantity)}
          </Button>
        )}
      </span>
    </li>
  )
}
