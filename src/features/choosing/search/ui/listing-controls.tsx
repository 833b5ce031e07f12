import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { changeSorting, resetFilters } from '../rules/facets/filters.ts'
import { type Listing, sortingOf } from '../rules/listing/listing.ts'
import { listingUrl, toParams } from '../rules/listing/search-params.ts'
import { appliedFilters, chosenIn, press, span } from './listing-changes.ts'
import type { GroupView, ListingView } from './listing-view.ts'
import { texts } from './texts.ts'

interface Props {
  readonly view: ListingView
  readonly listing: Listing
}

interface AppliedProps extends Props {
  readonly groups: readonly GroupView[]
}

interface SortProps extends Props {
  readonly onChange: (listing: Listing) => void
}

/** The questions that narrow this kind of list the most. */
export function PromotedQuestions({ view, listing }: Props) {
  if (view.promoted.length === 0) return null
  return (
    <div className="promo">
      {view.promoted.map(({ question, key, options }) => (
        <fieldset key={question}>
          <legend className="plate-label">{question}</legend>
          <div className="options">
            {options.map(({ label, value, note }) => (
              <Link
                key={label}
                className="btn"
                href={listingUrl(view.action, press(listing, key, value))}
                aria-current={chosenIn(listing, key).includes(value) ? 'true' : undefined}
              >
                {label}
                {note && <small>{note}</small>}
              </Link>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

/** Every chosen filter as a tag that removes it. */
export function AppliedFilters({ view, listing, groups }: AppliedProps) {
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
      <Link className="btn quiet compact" href={listingUrl(view.action, resetFilters(listing))}>
        {texts.clearAll}
      </Link>
    </div>
  )
}

const [[BEST_MATCH]] = texts.sortings

/** The order of the list; a form, so that it works without JavaScript too. */
export function SortForm({ view, listing, onChange }: SortProps) {
  const chosen = `${listing.sorting.mode}-${listing.sorting.order}`
  const kept = [...toParams({ ...listing, page: 1 })].filter(([name]) => name !== 'sort' && name !== 'order')
  return (
    <form className="sort-form" action={view.action}>
      {kept.map(([name, value]) => (
        <input key={`${name}${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span>{texts.sort}</span>
        <select
          className="input compact"
          name="by"
          value={chosen}
          onChange={(event) => onChange(changeSorting(listing, sortingOf(event.target.value)))}
        >
          {texts.sortings.map(([value, label]) => (
            <option key={value} value={value}>
              {view.home?.fit && value === BEST_MATCH ? texts.bestFit : label}
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
