import { dateInWords } from '#lib/dates.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { WireChecked } from '../contract.ts'
import { sourceLine } from './source-line.ts'
import { texts } from './texts.ts'

interface Props {
  readonly check: WireChecked & { readonly zip: string; readonly asOf: string }
}

const TONES = { allowed: 'ok', warning: 'warn', blocked: 'bad' } as const

/**
 * Whether a product may be installed here: the reason, a link to models that may, and each rule with its
 * source.
 */
export function PlaceVerdict({ check }: Props) {
  const { outcome, verdicts, zip, asOf, alternatives } = check
  const reasons = verdicts.filter((verdict) => verdict.outcome === outcome && outcome !== 'allowed')
  return (
    <Notice tone={TONES[outcome]} title={`${texts[outcome](zip)}.`}>
      {reasons.map(({ rule, why }) => (
        <span key={rule}>{why} </span>
      ))}
      {alternatives && <Link href={alternatives}>{texts.seeAllowed}</Link>}
      {verdicts.length > 0 && (
        <Disclosure summary={texts.whatWasChecked}>
          <ul className="stack">
            {verdicts.map((verdict) => (
              <li key={verdict.rule}>
                <b className="strong">{verdict.title}.</b> {verdict.why}{' '}
                <span className="meta">{sourceLine(verdict)}</span>
              </li>
            ))}
          </ul>
          <p className="meta">{texts.asOf(dateInWords(asOf))}</p>
        </Disclosure>
      )}
    </Notice>
  )
}
