import { asTyped } from '../../rules/query/as-typed.ts'
import { searchAddress } from '../../rules/query/suggestions.ts'
import { texts } from '../texts.ts'

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
