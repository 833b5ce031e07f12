import {
  type MouseEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { afterPaint } from '#ui/after-paint.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { changeSorting, resetFilters } from '../rules/facets/filters.ts'
import { type Listing, sortingOf } from '../rules/listing/listing.ts'
import { describePage } from '../rules/listing/paging.ts'
import { listingUrl, parseSearch, toParams } from '../rules/listing/search-params.ts'
import { FacetForm } from './facet-form.tsx'
import { appliedFilters, type Change, chosenIn, press, span } from './listing-changes.ts'
import type { GroupView, ListingView } from './listing-view.ts'
import { texts } from './texts.ts'
import { useListing } from './use-listing.ts'

/** How the page goes to another address of its list. */
export interface Going {
  /** the reader stays where she is */
  keepsPlace: boolean
  /** it takes the place of the present address: a way back steps over it */
  replaces: boolean
}

interface Props {
  readonly view: ListingView
  readonly title: string
  readonly lead?: ReactNode
  /** the product cards */
  readonly children: ReactNode
  /** stands in for the cards when there are none */
  readonly empty: ReactNode
  /** above the list: what the visitor's home needs; told what is asked and how to change it */
  readonly needs?:
    | ((listing: Listing, change: (listing: Listing) => void, groups: readonly GroupView[]) => ReactNode)
    | undefined
  /** below the list: the category's article */
  readonly foot?: ReactNode
  readonly onGo: (href: string, how: Going) => void
}

/**
 * A list of products: the number found, three questions, filters at the side, cards, pages. Every change
 * shows at once and has an address.
 */
export function ListingPage({ view, title, lead, children, empty, needs, foot, onGo }: Props) {
  const { listing, isPending, groups, tree, ask } = useListing(view)
  const { pageCount, pageFrom, pageTo } = describePage(view.listing.page, view.listing.limit, view.total)
  // A press may come before the one before it shows.
  const newest = useRef(listing)
  useEffect(() => {
    newest.current = listing
  }, [listing])
  const change: Change = (make, replaces = false) => {
    const next = make(newest.current)
    newest.current = next
    afterPaint(() => {
      ask(next)
      onGo(listingUrl(view.action, next), { keepsPlace: true, replaces })
    })
  }
  const go = (next: Listing): void => change(() => next)
  const panel = (onChange: Change) => (
    <FacetForm view={view} listing={listing} groups={groups} tree={tree} onChange={onChange} />
  )
  const applied = <AppliedFilters view={view} listing={listing} groups={groups} />

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside navigate; this shows the target at once
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div aria-busy={isPending} className="list" onClick={(event) => showWhereTo(event, view.action, ask)}>
      <div className="list-head">
        <h1>{title}</h1>
        {lead && <p className="meta list-lead">{lead}</p>}
      </div>
      <div className="mobbar">
        <FilterSheet view={view} isPending={isPending} applied={applied} panel={panel} onChange={change} />
        <SortForm view={view} listing={listing} groups={groups} onChange={go} />
      </div>
      {needs?.(listing, go, groups)}
      <Promoted view={view} listing={listing} groups={groups} />
      <div className="listing">
        <aside className="facets" id="filters" aria-label={texts.filters}>
          <WhereWide>{panel(change)}</WhereWide>
        </aside>
        <section aria-label={texts.results}>
          <div className="list-bar">
            <p className="meta" role="status">
              {view.total > 0 ? texts.range(pageFrom, pageTo, view.total) : texts.allProducts(0)}
            </p>
            <div className="desk">
              <SortForm view={view} listing={listing} groups={groups} onChange={go} />
            </div>
          </div>
          {applied}
          {view.total === 0 ? empty : <div className="cards">{children}</div>}
          <Pagination
            page={view.listing.page}
            pages={pageCount}
            hrefOf={(page) => listingUrl(view.action, { ...view.listing, page })}
          />
        </section>
      </div>
      {foot}
    </div>
  )
}

/** The width below which listing.css shows the filters in the sheet. */
const NARROW = '(max-width: 1100px)'
const isNarrow = (): boolean => matchMedia(NARROW).matches && location.hash !== '#filters'
function onNarrowing(tell: () => void): () => void {
  const narrow = matchMedia(NARROW)
  narrow.addEventListener('change', tell)
  return () => narrow.removeEventListener('change', tell)
}

/**
 * The filters beside the list, for wide windows. On a phone the sheet shows them, so this copy is not
 * updated there.
 */
function WhereWide({ children }: { readonly children: ReactNode }) {
  return <Held isHeld={useSyncExternalStore(onNarrowing, isNarrow, () => false)}>{children}</Held>
}

const Held = memo(
  ({ children }: { readonly isHeld: boolean; readonly children: ReactNode }) => children,
  (_, { isHeld }) => isHeld,
)

interface SheetProps {
  readonly view: ListingView
  readonly isPending: boolean
  readonly applied: ReactNode
  readonly panel: (onChange: Change) => ReactNode
  readonly onChange: Change
}

/**
 * The filters on a phone, in a sheet over the whole window. All changes made in it are one step in the
 * history. It opens at once; its many fields are rendered after that.
 */
function FilterSheet({ view, isPending, applied, panel, onChange }: SheetProps) {
  const [isOpen, setOpen] = useState(false)
  const isFilled = useDeferredValue(isOpen)
  const isUsed = useRef(false)
  const close = (): void => afterPaint(() => setOpen(false))
  const change: Change = (make) => {
    onChange(make, isUsed.current)
    isUsed.current = true
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link without JavaScript, a sheet with it */}
      <a
        className="btn"
        href="#filters"
        onClick={(event) => {
          event.preventDefault()
          isUsed.current = false
          afterPaint(() => setOpen(true))
        }}
      >
        <Icon name="filter" />
        {texts.filters}
        {view.applied.length > 0 && ` (${view.applied.length})`}
      </a>
      <Dialog
        open={isOpen}
        sheet
        title={texts.filters}
        onClose={close}
        footer={
          <>
            {view.applied.length > 0 && (
              <Button onClick={() => change(resetFilters)}>{texts.clearAll}</Button>
            )}
            <Button look="primary" size="big" aria-busy={isPending} onClick={close}>
              {texts.show(view.total)}
            </Button>
            <span className="vh" role="status">
              {texts.allProducts(view.total)}
            </span>
          </>
        }
      >
        {isFilled && applied}
        {isFilled && panel(change)}
      </Dialog>
    </>
  )
}

/** A press on a link of this list: the page stands for where it leads before the answer is there. */
function showWhereTo(event: MouseEvent, action: string, ask: (listing: Listing) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.hash === '' && link.origin === location.origin && link.pathname === action)
    ask(parseSearch(new URLSearchParams(link.search)))
}

interface Now {
  view: ListingView
  listing: Listing
  groups: readonly GroupView[]
}

/** The questions that decide most in this kind of list. */
function Promoted({ view, listing }: Now) {
  if (view.promoted.length === 0) return null
  return (
    <div className="promo">
      {view.promoted.map(({ question, key, options }) => (
        <fieldset key={question}>
          <legend className="pl">{question}</legend>
          <div className="opts">
            {options.map(({ label, value }) => (
              <Link
                key={label}
                className="btn"
                href={listingUrl(view.action, press(listing, key, value))}
                aria-current={chosenIn(listing, key).includes(value) ? 'true' : undefined}
              >
                {label}
              </Link>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

function AppliedFilters({ view, listing, groups }: Now) {
  const applied = appliedFilters(listing, view, groups)
  const categoryName =
    view.ownCategory === '' && listing.categoryPath !== ''
      ? listing.categoryPath.split(', ').at(-1)
      : undefined
  if (applied.length === 0 && !categoryName) return null
  return (
    <div className="applied">
      {categoryName && (
        <Tag
          label={categoryName}
          removeHref={listingUrl(view.action, { ...listing, categoryPath: '', page: 1 })}
        />
      )}
      {applied.map(({ key, value, label }) => (
        <Tag
          key={key + value}
          label={label}
          removeHref={listingUrl(
            view.action,
            chosenIn(listing, key).length > 1 ? press(listing, key, value) : span(listing, key, undefined),
          )}
        />
      ))}
      <Link className="btn quiet s" href={listingUrl(view.action, resetFilters(listing))}>
        {texts.clearAll}
      </Link>
    </div>
  )
}

/** The order of the list; a form, so that it works without JavaScript too. */
function SortForm({ view, listing, onChange }: Now & { onChange: (listing: Listing) => void }) {
  const chosen = `${listing.sorting.mode}-${listing.sorting.order}`
  const kept = [...toParams({ ...listing, page: 1 })].filter(([name]) => name !== 'sort' && name !== 'order')
  return (
    <form className="sortform" action={view.action}>
      {kept.map(([name, value]) => (
        <input key={`${name}${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span>{texts.sort}</span>
        <select
          className="input s"
          name="by"
          value={chosen}
          onChange={(event) => onChange(changeSorting(listing, sortingOf(event.target.value)))}
        >
          {texts.sortings.map(([value, label]) => (
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
