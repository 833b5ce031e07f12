import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { WireChecked, WireVerdict } from '../contract.ts'
import { dayInWords } from '../rules/days.ts'
import { texts } from './texts.ts'

interface Props {
  readonly check: WireChecked & { readonly zip: string; readonly asOf: string }
}

const TONES = { allowed: 'ok', warning: 'warn', blocked: 'bad' } as const

/** May it be installed here: the word, the reason, the way to what may, and every rule with its source and date. */
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
          <p className="meta">{texts.asOf(dayInWords(asOf))}</p>
        </Disclosure>
      )}
    </Notice>
  )
}

function sourceLine({ source, effectiveFrom }: WireVerdict): string {
  if (effectiveFrom === null) return `${source}.`
  return `${source}, ${texts.since(dayInWords(effectiveFrom))}.`
}
