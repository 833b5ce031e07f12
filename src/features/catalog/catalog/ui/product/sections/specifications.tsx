import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { useEarlyText } from '#lib/react/early-text.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Measure } from '#ui/plate/rating-plate.tsx'
import { AnchoredPanel } from '#ui/popover/anchored-panel.tsx'
import type { SpecGroupView } from '../../product-view.ts'
import { sectionTexts as texts } from '../../section-texts.ts'

/** Fetches the plain-language help of every specification, by its id. */
export type FetchHelp = () => Promise<ReadonlyMap<number, string>>

interface Props {
  readonly groups: readonly SpecGroupView[]
  readonly fetchHelp: FetchHelp
  /** tables below the groups */
  readonly children?: ReactNode
}

/** Groups and rows whose group, name or value contains the text; all for an empty text. */
function findSpecs(groups: readonly SpecGroupView[], text: string): readonly SpecGroupView[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return groups
  const holds = (...words: string[]): boolean => words.some((word) => word.toLowerCase().includes(wanted))
  return groups.flatMap(({ group, rows }) => {
    const found = holds(group) ? rows : rows.filter((row) => holds(row.name, row.value, row.unit))
    return found.length > 0 ? [{ group, rows: found }] : []
  })
}

/**
 * Specifications by group, a field to search them, and help for each in a popover (L-POP), which is loaded
 * when a shopper opens it.
 */
export function Specifications({ groups, fetchHelp, children }: Props) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEarlyText(field, text, setText)
  const [open, setOpen] = useState<{ id: number; name: string; button: HTMLElement }>()
  const close = useCallback(() => setOpen(undefined), [])
  const [help, setHelp] = useState<ReadonlyMap<number, string>>()
  const found = findSpecs(groups, text)

  const ask = (id: number, name: string, { currentTarget }: MouseEvent<HTMLElement>): void => {
    setOpen(open?.id === id ? undefined : { id, name, button: currentTarget })
    if (!help) void fetchHelp().then(setHelp, () => setHelp(new Map()))
  }

  return (
    <section className="band rule" id="specs" aria-labelledby="specs-title">
      <div className="section-head">
        <h2 id="specs-title">{texts.specifications}</h2>
        <div className="search spec-search no-print">
          <Icon name="search" />
          <input
            ref={field}
            className="input"
            type="search"
            maxLength={60}
            placeholder={texts.findSpecification}
            aria-label={texts.findSpecification}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </div>
      <p role="status" className={found.length === 0 ? undefined : 'visually-hidden'}>
        {found.length === 0 && texts.noSpecification(text)}
      </p>
      <div className="spec-groups">
        {found.map(({ group, rows }) => (
          <table key={group} className="specs">
            <caption>{group}</caption>
            <tbody>
              {rows.map(({ id, name, value, unit }) => (
                <tr key={id}>
                  <th scope="row">
                    {name}{' '}
                    <button
                      type="button"
                      className="ask no-print"
                      aria-label={texts.whatIs(name)}
                      aria-expanded={open?.id === id}
                      onClick={(event) => ask(id, name, event)}
                    >
                      ?
                    </button>
                  </th>
                  <td>
                    {unit === '' ? value : unit === '″' ? `${value}″` : <Measure value={value} unit={unit} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {open && help && (
        <AnchoredPanel key={open.id} anchor={open.button} title={open.name} onClose={close}>
          <p>{help.get(open.id) ?? texts.noHelp}</p>
        </AnchoredPanel>
      )}
      {children}
    </section>
  )
}
