import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { parseRange } from '#features/catalog/catalog/rules/range.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure, FacetGroup } from '#ui/disclosure/disclosure.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { uiTexts } from '#ui/texts.ts'
import type { CategoryNode } from '../../rules/facets/category-tree.ts'
import { isTicked } from '../../rules/facets/filters.ts'
import type { Listing } from '../../rules/listing/listing.ts'
import { listingUrl, toParams } from '../../rules/listing/search-params.ts'
import { type Change, chosenIn, span, tick } from '../listing-changes.ts'
import type { GroupView, ListingView, OptionView } from '../listing-view.ts'
import { number, texts } from '../texts.ts'
import { RangeControl } from './range-control.tsx'
import { isSized, SizeField } from './size-field.tsx'

/** Options of a long list that are shown before "Show all". */
const FIRST_OPTIONS = 4

interface Props {
  readonly view: ListingView
  readonly listing: Listing
  readonly groups: readonly GroupView[]
  readonly tree: readonly CategoryNode[]
  readonly onChange: Change
}

/**
 * All filters in one form: each change applies at once; without JavaScript a button sends the form. Folded
 * groups are not rendered out until it is unfolded; readers without script get a link to the page that has
 * everything.
 */
export function FacetForm({ view, listing, groups, tree, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useTicksFollow(form, listing, groups, onChange)
  return (
    <form
      ref={form}
      action={view.action}
      // The browser must not tick boxes by itself: a box that differs from the address was ticked early.
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      onChange={(event) => {
        const box = tickedBox(event)
        if (!box) return
        const { name, value, checked } = box
        const values = valuesOf(groups, name)
        onChange((now) => tick(now, { name, value, values }, checked))
      }}
    >
      {carried(view).map(([name, value]) => (
        <input key={`${name}${value}`} type="hidden" name={name} value={value} />
      ))}
      <CategoryLinks view={view} listing={listing} tree={tree} />
      {groups.map((group, index) => (
        <Facet
          key={group.key}
          group={group}
          listing={listing}
          isFirst={index < view.openGroups}
          isFull={view.isFull}
          onChange={onChange}
        />
      ))}
      <noscript>
        {!view.isFull && (
          <p>
            <a href={fullAddress(view)}>{texts.allFilters}</a>
          </p>
        )}
        <Button type="submit" look="primary" full>
          {texts.apply}
        </Button>
      </noscript>
    </form>
  )
}

/** The form's other fields beside filters: text, order, page size. */
const carried = ({ listing }: ListingView): [string, string][] => [
  ...toParams({ ...listing, filters: { attributes: {} }, page: 1 }),
]

function fullAddress({ action, listing }: ListingView): string {
  const params = toParams({ ...listing, page: 1 })
  params.set('filters', 'all')
  return `${action}?${params}#filters`
}

const valuesOf = (groups: readonly GroupView[], name: string): string[] =>
  groups.find(({ key }) => key === name)?.buckets.map(({ key }) => key) ?? []

const tickedBox = ({ target }: FormEvent): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.type === 'checkbox' ? target : undefined

/**
 * The address decides what is ticked; the boxes themselves stay, and with them the keyboard's place. What was
 * ticked before React took the form over is applied first.
 */
function useTicksFollow(
  form: { current: HTMLFormElement | null },
  listing: Listing,
  groups: readonly GroupView[],
  onChange: Change,
): void {
  const isTaken = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: onChange serves the first time only
  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
    for (const box of boxes) {
      const { name, value, checked } = box
      const isChosen = isTicked(chosenIn(listing, name), value, valuesOf(groups, name))
      if (checked === isChosen) continue
      if (isTaken.current) box.checked = isChosen
      else onChange((now) => tick(now, { name, value, values: valuesOf(groups, name) }, checked))
    }
    isTaken.current = true
  }, [form, listing])
}

/**
 * On a category page the categories are links to pages of their own, folded into one line. In a search they
 * narrow the result, and choosing one again removes it.
 */
function CategoryLinks({ view, listing, tree }: Pick<Props, 'view' | 'listing' | 'tree'>) {
  const own = view.ownCategory || listing.categoryPath
  const shown = view.ownCategory
    ? tree.filter(({ path }) => own === path || own.startsWith(`${path}, `))
    : tree
  if (shown.length === 0) return null
  const hrefOf = ({ path, url }: CategoryNode): string =>
    view.ownCategory
      ? url
      : listingUrl(view.action, { ...listing, categoryPath: path === own ? '' : path, page: 1 })
  const rows = (nodes: readonly CategoryNode[], level: number): [CategoryNode, number][] =>
    nodes.flatMap((node) => [[node, level], ...rows(node.children, level + 1)] as [CategoryNode, number][])
  const links = (
    <ul>
      {rows(shown, 1).map(([node, level]) => (
        <li key={node.path} className={`level-${level}`}>
          <Link
            href={hrefOf(node)}
            aria-current={node.path === own ? (view.ownCategory ? 'page' : 'true') : undefined}
          >
            {node.name} <span className="num">{number(node.doc_count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className="category-links" aria-label={texts.categories}>
      {view.ownCategory ? <Disclosure summary={own.split(', ').at(-1)}>{links}</Disclosure> : links}
    </nav>
  )
}

interface FacetProps {
  readonly group: GroupView
  readonly listing: Listing
  readonly isFirst: boolean
  readonly isFull: boolean
  readonly onChange: Change
}

function Facet({ group, listing, isFirst, isFull, onChange }: FacetProps) {
  const chosen = chosenIn(listing, group.key)
  const [open, setOpen] = useState(isFirst || chosen.length > 0)
  const isWritten = open || isFull
  return (
    <FacetGroup
      name={group.name}
      open={open}
      onToggle={setOpen}
      aside={chosen.length > 0 ? String(chosen.length) : undefined}
    >
      {isWritten && (
        <>
          {group.hasHelp && <FacetHelp group={group} />}
          {group.isScale ? (
            <RangeControl
              group={group}
              chosen={chosen}
              onChange={(range) => onChange((now) => span(now, group.key, range))}
            />
          ) : (
            <Options group={group} chosen={chosen} isFull={isFull} onChange={onChange} />
          )}
        </>
      )}
    </FacetGroup>
  )
}

function Options({
  group,
  chosen,
  isFull,
  onChange,
}: {
  group: GroupView
  chosen: readonly string[]
  isFull: boolean
  onChange: Change
}) {
  const [all, setAll] = useState(isFull)
  // A chosen range ticks the values inside it. Other chosen values stay, even when no product has them.
  const unknown = chosen
    .filter((value) => !parseRange(value) && !group.buckets.some(({ key }) => key === value))
    .map((value) => ({ key: value, label: value, doc_count: 0 }))
  const values = group.buckets.map(({ key }) => key)
  const options = [...unknown, ...group.buckets]
  const shown =
    all || options.length <= FIRST_OPTIONS + 1
      ? options
      : options.filter(({ key }, index) => index < FIRST_OPTIONS || isTicked(chosen, key, values))
  return (
    <>
      {isSized(group.buckets) && (
        <SizeField
          group={group}
          onFound={(value) => onChange((now) => tick(now, { name: group.key, value, values }, true))}
        />
      )}
      {shown.map((option) => (
        <Tick
          key={option.key}
          name={group.key}
          option={option}
          chosen={isTicked(chosen, option.key, values)}
        />
      ))}
      {shown.length < options.length && (
        <button type="button" className="btn quiet compact more-options" onClick={() => setAll(true)}>
          {texts.showAll(options.length)}
        </button>
      )}
    </>
  )
}

const Tick = ({ name, option, chosen }: { name: string; option: OptionView; chosen: boolean }) => (
  <label className="check">
    <input className="tick" type="checkbox" name={name} value={option.key} defaultChecked={chosen} />
    {option.label}
    <span className="count">{number(option.doc_count)}</span>
  </label>
)

// The first help that is opened loads the texts of all filters.
const FacetInfo = lazy(() => import('./facet-info.tsx').then(({ FacetInfo: Info }) => ({ default: Info })))

/**
 * The question mark beside a filter. Its text is loaded when it is pressed; without JavaScript the text is
 * part of the page.
 */
function FacetHelp({ group }: { group: GroupView }) {
  const [asked, setAsked] = useState(false)
  if (group.help) return <p className="meta">{group.help}</p>
  const mark = (
    <button
      type="button"
      className="help"
      aria-label={uiTexts.help(group.name)}
      aria-expanded={false}
      onClick={() => setAsked(true)}
    >
      <Icon name="question" />
    </button>
  )
  return (
    <div className="facet-help">
      {asked ? (
        <Suspense fallback={mark}>
          <FacetInfo id={group.key} title={group.name} />
        </Suspense>
      ) : (
        mark
      )}
    </div>
  )
}
