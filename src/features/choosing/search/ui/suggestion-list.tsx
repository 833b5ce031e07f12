import { defineTexts } from '#lib/language/texts.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import type { Suggestion, SuggestionGroup } from '../rules/query/suggestions.ts'

/** Labels of the list of suggestions. */
const suggestionTexts = defineTexts({
  name: 'Suggestions',
  groups: {
    recent: 'Recent searches',
    product: 'Products',
    search: 'Searches',
    category: 'Categories',
    article: 'Articles',
  },
  forget: 'Clear recent searches',
})

interface Props {
  readonly id: string
  readonly groups: readonly SuggestionGroup[]
  /** index of the suggestion that the arrow keys selected; -1 for none */
  readonly active: number
  readonly onForget: () => void
}

/** Id of one suggestion, for aria-activedescendant. */
const suggestionId = (list: string, index: number): string => `${list}-${index}`

/** The suggestions under the search field, in named groups. */
export function SuggestionList({ id, groups, active, onForget }: Props) {
  let index = -1
  return (
    <div className="suggestions">
      <div id={id} role="listbox" aria-label={suggestionTexts.name}>
        {groups.map(({ kind, suggestions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation">
              {suggestionTexts.groups[kind]}
            </div>
            {suggestions.map((suggestion) => {
              index++
              return (
                <Option
                  key={suggestion.href}
                  id={suggestionId(id, index)}
                  suggestion={suggestion}
                  chosen={index === active}
                />
              )
            })}
          </div>
        ))}
      </div>
      {groups.some(({ kind }) => kind === 'recent') && (
        <button type="button" className="forget" onClick={onForget}>
          {suggestionTexts.forget}
        </button>
      )}
    </div>
  )
}

function Option({ id, suggestion, chosen }: { id: string; suggestion: Suggestion; chosen: boolean }) {
  const { label, note, href, price, productId, said } = suggestion
  return (
    <Link
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      href={href}
      className={chosen ? 'now' : undefined}
    >
      {productId !== undefined && <Drawing className="pic" src={`/drawings/${productId}/thumb.svg`} />}
      {price === undefined ? (
        <>
          <span className="entry-text">
            {label}
            {said && <span className="said">{said}</span>}
          </span>
          {note && <span className="num">{note}</span>}
        </>
      ) : (
        <span className="entry-text">
          {label}
          <span className="facts">
            <span className="num">{note}</span>
            <span className="num cost">{formatMoney(fromWire(price))}</span>
          </span>
        </span>
      )}
    </Link>
  )
}
