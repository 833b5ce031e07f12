import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatMoney } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import type { RequiredPage } from '../contract.ts'
import { unchosenTexts } from '../rules/choose-texts.ts'
import { texts } from '../texts.ts'
import { missingParts, type PartSection, partsList, totalOf, waysOf } from '../view/parts-list.ts'
import { PartLine, type PartLineProps } from './part-line.tsx'
import { SaidNeeds, WayQuestion } from './said-needs.tsx'

/** How many of a part to add. */
export interface PartQuantity {
  readonly id: string
  readonly qty: number
}

interface Props {
  /** the pages with parts to offer, without what the cart had when the dialog opened */
  readonly pages: readonly RequiredPage[]
  readonly inCart: (id: string) => number
  /** Rejects when the parts cannot be added to the cart. */
  readonly onAdd: (parts: readonly PartQuantity[]) => Promise<void>
  readonly onQuantity: (id: string, quantity: number) => void
  readonly drawingUrl: (id: string) => string
  /** how many parts were added here */
  readonly added: number
  /** the place of the button that adds all required parts; null until the dialog has it */
  readonly action: HTMLElement | null
}

/** L-REQ: the parts that a job needs, as one list with one total. Its sections are the modal's five pages. */
export function RequiredParts({ pages, inCart, onAdd, onQuantity, drawingUrl, added, action }: Props) {
  const [owned, setOwned] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [way, setWay] = useState<string>()
  const title = useId()
  const ways = waysOf(pages)
  const isAsking = ways.length > 1 && way === undefined
  // The list is long: it is rendered again when something in it changes, not at every change of the cart.
  const sections = useMemo(
    () => partsList(pages, { owned, chosen, inCart, way }),
    [pages, owned, chosen, inCart, way],
  )
  const missing = missingParts(sections)
  const addOne = useCallback((part: PartQuantity) => onAdd([part]), [onAdd])
  const choose = useCallback((key: string, id: string) => setChosen((now) => ({ ...now, [key]: id })), [])
  const toggle = useCallback(
    (key: string) =>
      setOwned((now) => new Set(now.has(key) ? [...now].filter((each) => each !== key) : [...now, key])),
    [],
  )

  return (
    <section className="required-parts" aria-labelledby={title}>
      <div className="required-head">
        <h3 id={title}>{texts.heading}</h3>
        <span className={missing.length > 0 || isAsking ? 'meta' : 'ok'}>
          {missing.length > 0
            ? texts.requiredLeft(missing.length, formatMoney(totalOf(missing)))
            : isAsking
              ? unchosenTexts.wayFirst
              : texts.allThere}
        </span>
      </div>
      <WayQuestion ways={ways} value={way} onChoose={setWay} />
      <Sections
        sections={sections}
        inCart={inCart}
        drawingUrl={drawingUrl}
        onAdd={addOne}
        onQuantity={onQuantity}
        onChoose={choose}
        onOwned={toggle}
      />
      <SaidNeeds pages={pages} />
      <p className="meta required-end">{texts.lastPage}</p>
      <p className="visually-hidden" role="status">
        {added > 0 && texts.partsAdded(added)}
      </p>
      {action &&
        createPortal(
          <AddAll
            parts={missing.map(({ part, need }) => ({ id: part.id, qty: need.quantity }))}
            label={texts.addAll(missing.length, formatMoney(totalOf(missing)))}
            onAdd={onAdd}
            onUndo={(parts) => {
              for (const { id } of parts) onQuantity(id, 0)
            }}
          />,
          action,
        )}
    </section>
  )
}

/** L-REQ-SKIP: the pages with results one below the other; a button skips to the next of them. */
const Sections = memo(function Sections({
  sections,
  ...line
}: { readonly sections: readonly PartSection[] } & Omit<PartLineProps, 'row'>) {
  const headings = useRef<(HTMLHeadingElement | null)[]>([])
  const go = (index: number) => {
    const heading = headings.current[index]
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return sections.map(({ page, title, rows }, index) => {
    const next = sections[index + 1]
    return (
      <section key={page} className="required-section" aria-label={title}>
        <div className="required-section-head">
          <h4
            tabIndex={-1}
            ref={(element) => {
              headings.current[index] = element
            }}
          >
            {title}
          </h4>
          {next && (
            <Button look="quiet" size="small" onClick={() => go(index + 1)}>
              {texts.next(next.title)}
            </Button>
          )}
        </div>
        <ul>
          {rows.map((row) => (
            <PartLine key={row.key} row={row} {...line} />
          ))}
        </ul>
      </section>
    )
  })
})

interface AddAllProps {
  readonly parts: readonly PartQuantity[]
  readonly label: string
  readonly onAdd: Props['onAdd']
  readonly onUndo: (parts: readonly PartQuantity[]) => void
}

/** Adds all required parts at once; afterwards it offers to undo that. */
function AddAll({ parts, label, onAdd, onUndo }: AddAllProps) {
  const [state, setState] = useState<'ready' | 'adding' | 'failed'>('ready')
  const [undoable, setUndoable] = useState<readonly PartQuantity[]>([])
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (undoable.length > 0) undo.current?.focus()
  }, [undoable])

  const add = async () => {
    setState('adding')
    try {
      await onAdd(parts)
      setUndoable(parts)
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  if (undoable.length > 0) {
    const count = undoable.reduce((sum, { qty }) => sum + qty, 0)
    return (
      <span className="required-done">
        <span className="ok">{texts.partsAdded(count)}</span>
        <Button
          look="quiet"
          ref={undo}
          onClick={() => {
            onUndo(undoable)
            setUndoable([])
          }}
        >
          {texts.undo}
        </Button>
      </span>
    )
  }
  if (parts.length === 0) return null
  return (
    <>
      {state === 'failed' && (
        <span className="bad" role="alert">
          {texts.addFailed}
        </span>
      )}
      <Button busy={state === 'adding'} busyText={texts.adding} onClick={add}>
        {label}
      </Button>
    </>
  )
}
