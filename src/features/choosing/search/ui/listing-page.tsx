import {
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { afterPaint } from '#lib/react/first-input.ts'
import { laterPart } from '#lib/react/hydrate-later.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import type { Listing } from '../rules/listing/listing.ts'
import { describePage, listingUrl, parseSearch } from '../rules/listing/search-params.ts'
import { FilterSheet } from './filter-sheet.tsx'
import type { Change } from './listing-changes.ts'
import { AppliedFilters, PromotedQuestions, SortForm } from './listing-controls.tsx'
import type { ListingView } from './listing-view.ts'
import { texts } from './texts.ts'
import { useListing } from './use-listing.ts'

/** A phone shows the filters in a sheet only; at a desk they work from the first movement of the mouse. */
const FacetForm = laterPart(async () => (await import('./facets/facet-form.tsx')).FacetForm)

/** Navigates to another address of the list. */
interface NavigationOptions {
  /** the scroll position stays */
  keepsPlace: boolean
  /** the new address replaces the present one in the history */
  replaces: boolean
}

interface Props {
  readonly view: ListingView
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** what answers a search before its products do */
  readonly answers?: ReactNode
  /** the product cards */
  readonly children: ReactNode
  /** replaces the cards when there are none */
  readonly empty: ReactNode
  /**
   * the load of the visitor's home; gets the listing. It is beside the title
   * on a desk, among the cards on narrower screens
   */
  readonly needs?: ((listing: Listing) => ReactNode) | undefined
  /** below the list: the category's article */
  readonly foot?: ReactNode
  readonly onGo: (href: string, options: NavigationOptions) => void
}

/**
 * A list of products: the number of results, three questions, filters at the side, cards, pages. Every change
 * shows at once and has an address.
 */
export function ListingPage({ view, title, lead, answers, children, empty, needs, foot, onGo }: Props) {
  const { listing, isPending, groups, tree, ask } = useListing(view)
  const [look, setLook] = useState<Look>('pictures')
  const { pageCount, pageFrom, pageTo } = describePage(view.listing.page, view.listing.limit, view.total)
  // A second press may come before the page shows the first.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside navigate; this shows the target
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div aria-busy={isPending} className="list" onClick={(event) => showTarget(event, view.action, ask)}>
      <a className="btn skip" href="#results">
        {texts.skipToResults}
      </a>
      <div className="list-head">
        <div>
          <h1>{title}</h1>
          {lead && <p className="meta list-lead">{lead}</p>}
        </div>
        {needs?.(listing)}
      </div>
      {answers}
      <div className="filter-bar">
        <FilterSheet view={view} isPending={isPending} applied={applied} panel={panel} onChange={change} />
        <SortForm view={view} listing={listing} onChange={go} />
      </div>
      <div className="listing">
        <aside className="facets" id="filters" aria-label={texts.filters}>
          <WideOnly>{panel(change)}</WideOnly>
        </aside>
        <section id="results" tabIndex={-1} aria-label={texts.results}>
          <PromotedQuestions view={view} listing={listing} />
          <div className="list-bar">
            <p className="meta" role="status">
              {view.total > 0 ? texts.range(pageFrom, pageTo, view.total) : texts.allProducts(0)}
            </p>
            {view.total > 0 && <LookSwitch look={look} onLook={setLook} />}
            <div className="desktop-only">
              <SortForm view={view} listing={listing} onChange={go} />
            </div>
          </div>
          {applied}
          {view.total === 0 && empty}
          <div className="cards" data-look={look}>
            {needs?.(listing)}
            {children}
          </div>
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

/** What the cards show: a picture, or the drawing, in which all products of the list have one scale. */
type Look = 'pictures' | 'drawn'

const LookSwitch = ({ look, onLook }: { look: Look; onLook: (look: Look) => void }) => (
  <div className="look-switch">
    <SegmentedControl
      label={texts.look}
      value={look}
      onChange={onLook}
      segments={[
        { value: 'pictures', label: texts.pictures },
        { value: 'drawn', label: texts.drawn },
      ]}
    />
  </div>
)

/** After a press on a link of this list, the page shows the link's filters before the answer arrives. */
function showTarget(event: MouseEvent, action: string, ask: (listing: Listing) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.hash === '' && link.origin === location.origin && link.pathname === action)
    ask(parseSearch(new URLSearchParams(link.search)))
}

/** The width below which listing.css shows the filters in the sheet. */
const NARROW = '(max-width: 1100px)'
const isNarrow = (): boolean => matchMedia(NARROW).matches && location.hash !== '#filters'
function onNarrowing(notify: () => void): () => void {
  const narrow = matchMedia(NARROW)
  narrow.addEventListener('change', notify)
  return () => narrow.removeEventListener('change', notify)
}

/**
 * The filters beside the list, for wide windows. On a phone the sheet shows them, so this copy is not
 * updated there.
 */
function WideOnly({ children }: { readonly children: ReactNode }) {
  return <Frozen isFrozen={useSyncExternalStore(onNarrowing, isNarrow, () => false)}>{children}</Frozen>
}

const Frozen = memo(
  ({ children }: { readonly isFrozen: boolean; readonly children: ReactNode }) => children,
  (_, { isFrozen }) => isFrozen,
)
