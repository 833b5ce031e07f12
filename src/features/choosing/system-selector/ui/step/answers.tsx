import { Link } from '#ui/link/link.tsx'
import type { WireStep } from '../../contract.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { stepAddress } from '../../rules/address.ts'
import type { Selections } from '../../rules/selections.ts'

interface Props {
  readonly steps: WireStep['steps']
  readonly selections: Selections
  /** the step in view, whose answer needs no link */
  readonly current?: string | undefined
}

/** The answers so far. Each leads back to its question, and the others stay. */
export function Answers({ steps, selections, current }: Props) {
  const answered = steps.filter(({ step, answer }) => answer !== '' && step !== current)
  if (answered.length === 0) return null
  return (
    <section className="selector-answers" aria-label={texts.yourAnswers}>
      <h2 className="plate-label">{texts.yourAnswers}</h2>
      <ul>
        {answered.map(({ step, label, answer }) => (
          <li key={step}>
            <Link href={stepAddress(step, selections)} rel="nofollow">
              <span className="meta">{label}</span> <b>{answer}</b>{' '}
              <span className="change">{texts.change}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
