import { Link } from '#ui/link/link.tsx'

export interface Suggestion {
  label: string
  /** what it is: "in Gas Furnaces", a model number */
  note: string
  href: string
}

interface Props {
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  /** which one the arrow keys are on; -1 for none */
  readonly active: number
  readonly label: string
}

/** Id of one suggestion, for aria-activedescendant. */
export const suggestionId = (list: string, index: number): string => `${list}-${index}`

/** What a text being typed may lead to, under its field. */
export function SuggestionList({ id, suggestions, active, label }: Props) {
  return (
    <div className="suggestions" id={id} role="listbox" aria-label={label}>
      {suggestions.map(({ label: words, note, href }, index) => (
        <Link key={href} id={suggestionId(id, index)} role="option" aria-selected={index === active} tabIndex={-1} href={href} className={index === active ? 'now' : undefined}>
          <span>{words}</span>
          <span className="meta">{note}</span>
        </Link>
      ))}
    </div>
  )
}
