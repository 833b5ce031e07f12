import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { FacetForm } from './facet-form.tsx'
import { paramsFromForm } from './form-params.ts'
import type { ListingView } from './listing-view.ts'
import { texts } from './texts.ts'

interface Props {
  readonly view: ListingView
  readonly title: string
  readonly lead?: ReactNode
  /** the product cards */
  readonly children: ReactNode
  /** stands in for the cards when there are none */
  readonly empty: ReactNode
  /** goes to another address of the list; `keepsPlace` when the reader stays where she is */
  readonly onGo: (href: string, keepsPlace: boolean) => void
}

/** A list of products: what was found, three questions, filters at the side, cards, pages. */
export function ListingPage({ view, title, lead, children, empty, onGo }: Props) {
  const [filtering, setFiltering] = useState(false)
  const goTo = (params: URLSearchParams): void => onGo(params.size > 0 ? `${view.action}?${params}` : view.action, true)

  return (
    <>
      <div className="list-head">
        <h1>{title}</h1>
        {lead && <p className="meta list-lead">{lead}</p>}
      </div>
      <div className="mobbar">
        {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads to the filters, with it a sheet opens */}
        <a
          className="btn"
          href="#filters"
          onClick={(event) => {
            event.preventDefault()
            setFiltering(true)
          }}
        >
          <Icon name="filter" />
          {texts.filters}
          {view.applied.length > 0 && ` (${view.applied.length})`}
        </a>
        <SortForm view={view} onChange={goTo} />
      </div>
      <Promoted view={view} />
      <div className="listing">
        <aside className="facets" id="filters" aria-label={texts.filters}>
          <FacetForm view={view} onChange={goTo} />
        </aside>
        <section aria-label={texts.results}>
          <div className="list-bar">
            <p className="meta" role="status">
              {view.total > 0 ? texts.range(view.pageFrom, view.pageTo, view.total) : texts.allProducts(0)}
            </p>
            <div className="desk">
              <SortForm view={view} onChange={goTo} />
            </div>
          </div>
          <Applied view={view} />
          {view.total === 0 ? empty : <div className="cards">{children}</div>}
          <Pagination page={view.page} pages={view.pages} hrefOf={(page) => view.hrefs[page] ?? view.action} />
        </section>
      </div>
      <Dialog
        open={filtering}
        sheet
        title={texts.filters}
        onClose={() => setFiltering(false)}
        footer={
          <>
            {view.applied.length > 0 && <Button onClick={() => onGo(view.resetHref, true)}>{texts.clearAll}</Button>}
            <Button look="primary" size="big" onClick={() => setFiltering(false)}>
              {texts.show(view.total)}
            </Button>
          </>
        }
      >
        <Applied view={view} />
        <FacetForm view={view} onChange={goTo} />
      </Dialog>
    </>
  )
}

/** The questions that decide most in this kind of list. */
function Promoted({ view }: { view: ListingView }) {
  if (view.promoted.length === 0) return null
  return (
    <div className="promo">
      {view.promoted.map(({ question, options }) => (
        <fieldset key={question}>
          <legend className="pl">{question}</legend>
          <div className="opts">
            {options.map(({ label, href, pressed }) => (
              <Link key={label} className="btn" href={href} aria-current={pressed ? 'true' : undefined}>
                {label}
              </Link>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

function Applied({ view }: { view: ListingView }) {
  if (view.applied.length === 0) return null
  return (
    <div className="applied">
      {view.applied.map(({ label, href }) => (
        <Tag key={label} label={label} removeHref={href} />
      ))}
      <Link className="btn quiet s" href={view.resetHref}>
        {texts.clearAll}
      </Link>
    </div>
  )
}

/** The order of the list; a form, so that it works without JavaScript too. */
function SortForm({ view, onChange }: { view: ListingView; onChange: (params: URLSearchParams) => void }) {
  const chosen = view.sortings.find((sorting) => sorting.chosen)?.value
  return (
    <form className="sortform" action={view.action} onChange={(event) => onChange(paramsFromForm(new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>)))}>
      {[...view.carried.filter(({ name }) => name !== 'sort' && name !== 'order'), ...chosenParams(view)].map(({ name, value }) => (
        <input key={`${name}${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span>{texts.sort}</span>
        <select key={chosen} className="input s" name="by" defaultValue={chosen}>
          {view.sortings.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" size="small">
          {texts.apply}
        </Button>
      </noscript>
    </form>
  )
}

/** The chosen filters as parameters, so that sorting keeps them. */
const chosenParams = (view: ListingView): { name: string; value: string }[] =>
  view.groups.flatMap(({ name, options, range }) => [
    ...options.filter(({ chosen }) => chosen).map(({ value }) => ({ name, value })),
    ...(range && (range.from || range.to)
      ? [
          { name: `from.${name}`, value: range.from },
          { name: `to.${name}`, value: range.to },
        ]
      : []),
  ])
