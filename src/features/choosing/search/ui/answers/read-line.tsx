import { Link } from '#ui/link/link.tsx'
import type { SearchAnswer } from '../../contract.ts'
import { searchAddress } from '../../rules/query/suggestions.ts'
import { texts } from '../texts.ts'

/** What a search was read as: each part is a link to the search without it. */
export function ReadLine({ read }: { readonly read: SearchAnswer['read'] }) {
  const parts = read.filter(({ rest }) => rest !== '')
  if (parts.length < 2) return null
  return (
    <nav className="read-line" aria-label={texts.readAs}>
      <span className="meta">{texts.readAs}</span>
      {parts.map(({ kind, said, rest }) => {
        const part = kind === 'without' ? texts.turnedAway(said) : said
        return (
          <Link key={rest} className="btn" data-kind={kind} href={searchAddress(rest)}>
            <span className="visually-hidden">{texts.dropPart(part)}</span>
            <span aria-hidden="true">{kind === 'aside' ? <s>{part}</s> : part} ×</span>
          </Link>
        )
      })}
    </nav>
  )
}

interface Props {
  readonly query: string
  readonly corrections: readonly { said: string }[]
}

/** The way back from a correction: the same search with the words as they were typed. */
export const AsTyped = ({ query, corrections }: Props) =>
  corrections.length > 0 && (
    <a href={searchAddress(asTyped(query, corrections))}>
      {texts.searchInstead(corrections.map(({ said }) => said).join(' '))}
    </a>
  )

/** The query with the corrected words between quotes, which the search takes as they are. */
export const asTyped = (query: string, corrections: readonly { said: string }[]): string =>
  query
    .split(/(\s+)/)
    .map((word) => (corrections.some(({ said }) => word.toLowerCase() === said) ? `"${word}"` : word))
    .join('')
