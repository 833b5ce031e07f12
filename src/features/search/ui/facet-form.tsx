import { type FormEvent, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FacetGroup } from '#ui/disclosure/disclosure.tsx'
import { Link } from '#ui/link/link.tsx'
import { HelpPopover } from '#ui/popover/help-popover.tsx'
import { paramsFromForm } from './form-params.ts'
import type { GroupView, ListingView, OptionView } from './listing-view.ts'
import { texts } from './texts.ts'

/** Options of a long list that are shown before "more". */
const FIRST_OPTIONS = 8

interface Props {
  readonly view: ListingView
  /** takes the parameters of the chosen filters; the page goes there */
  readonly onChange: (params: URLSearchParams) => void
}

/** All filters in one form: each change counts at once; without JavaScript a button sends it. */
export function FacetForm({ view, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const send = (): void => {
    if (form.current) onChange(paramsFromForm(new URLSearchParams(new FormData(form.current) as unknown as Record<string, string>)))
  }

  return (
    <form
      ref={form}
      action={view.action}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onChange={(event) => isTick(event) && send()}
    >
      {view.carried.map(({ name, value }) => (
        <input key={`${name}${value}`} type="hidden" name={name} value={value} />
      ))}
      <Shelves view={view} />
      {view.groups.map((group) => (
        <FacetGroup key={group.name} name={group.title} open={group.open} aside={group.active > 0 ? String(group.active) : undefined}>
          {group.help && (
            <div className="facet-help">
              <HelpPopover title={group.title} trigger="What is this?">
                {group.help}
              </HelpPopover>
            </div>
          )}
          {group.range ? <RangeFields key={`${group.range.from}-${group.range.to}`} group={group} onCommit={send} /> : <Options group={group} />}
        </FacetGroup>
      ))}
      <noscript>
        <Button type="submit" look="primary" full>
          {texts.apply}
        </Button>
      </noscript>
    </form>
  )
}

// A typed number counts when it is finished, not at every digit.
const isTick = (event: FormEvent): boolean => event.target instanceof HTMLInputElement && event.target.type === 'checkbox'

function Shelves({ view }: { view: ListingView }) {
  if (view.shelves.length === 0) return null
  return (
    <nav className="shelves" aria-label={texts.categories}>
      <ul>
        {view.shelves.map(({ name, href, count, level, current }) => (
          <li key={href} className={`level-${level}`}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              {name} <span className="num">{count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Options({ group }: { group: GroupView }) {
  const chosenLast = Math.max(-1, ...group.options.map(({ chosen }, index) => (chosen ? index : -1)))
  const first = group.options.slice(0, Math.max(FIRST_OPTIONS, chosenLast + 1))
  const rest = group.options.slice(first.length)
  return (
    <>
      {first.map((option) => (
        <Tick key={option.value} name={group.name} option={option} />
      ))}
      {rest.length > 0 && (
        <details className="more-options">
          <summary>{texts.more(rest.length)}</summary>
          {rest.map((option) => (
            <Tick key={option.value} name={group.name} option={option} />
          ))}
        </details>
      )}
    </>
  )
}

function Tick({ name, option }: { name: string; option: OptionView }) {
  return (
    <label className="check">
      {/* the address decides; the key makes a new box when it does */}
      <input key={String(option.chosen)} className="tick" type="checkbox" name={name} value={option.value} defaultChecked={option.chosen} />
      {option.label}
      <span className="n">{option.count.toLocaleString('en-US')}</span>
    </label>
  )
}

function RangeFields({ group, onCommit }: { group: GroupView; onCommit: () => void }) {
  const { range, title } = group
  if (!range) return null
  const field = (end: 'from' | 'to', value: string, hint: number) => (
    <input
      className="input s"
      type="text"
      inputMode="decimal"
      name={`${end}.${group.name}`}
      aria-label={`${title}: ${end === 'from' ? texts.from : texts.to}`}
      defaultValue={value}
      placeholder={hint.toLocaleString('en-US')}
      autoComplete="off"
      maxLength={12}
      // a form of several fields without a button is not sent by Enter alone
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.value !== value && onCommit()}
      onBlur={(event) => event.currentTarget.value !== value && onCommit()}
    />
  )
  return (
    <>
      <div className="range">
        {field('from', range.from, range.min)}
        <span aria-hidden="true">–</span>
        {field('to', range.to, range.max)}
      </div>
      <ul className="bands">
        {range.bands.map(({ label, count, href, chosen }) => (
          <li key={label}>
            <Link href={href} aria-current={chosen ? 'true' : undefined}>
              {label} <span className="num">{count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
