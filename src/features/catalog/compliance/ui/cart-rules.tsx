import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { CheckedOutcome } from '../rules/judgment.ts'
import { texts } from './texts.ts'

interface Props {
  readonly checks: readonly CheckedOutcome[]
  readonly zip: string
  readonly nameOf: (id: string) => string
}

/**
 * The products of a cart that may not be installed at its address, with reasons and alternatives; then the
 * warnings.
 */
export function CartRules({ checks, zip, nameOf }: Props) {
  const forbidden = checks.filter(({ outcome }) => outcome === 'blocked')
  const doubtful = checks.filter(({ outcome }) => outcome === 'warning')
  return (
    <div className="stack cart-notices">
      {forbidden.length > 0 && (
        <Notice tone="bad" live="status" title={`${texts.cartBlocked(forbidden.length, zip)}.`}>
          {texts.cartBlockedNext(forbidden.length)}
          <Reasons checks={forbidden} nameOf={nameOf} />
        </Notice>
      )}
      {doubtful.length > 0 && (
        <Notice tone="warn" live="status" title={`${texts.warning(zip)}.`}>
          <Reasons checks={doubtful} nameOf={nameOf} />
        </Notice>
      )}
    </div>
  )
}

function Reasons({ checks, nameOf }: Pick<Props, 'checks' | 'nameOf'>) {
  return (
    <ul className="stack">
      {checks.map(({ id, verdicts, alternatives }) => (
        <li key={id}>
          <b className="strong">{nameOf(id)}.</b> {verdicts.map(({ why }) => why).join(' ')}{' '}
          {alternatives && <Link href={alternatives}>{texts.seeAllowed}</Link>}
        </li>
      ))}
    </ul>
  )
}
