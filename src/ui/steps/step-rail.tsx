import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { uiTexts } from '../texts.ts'

type Step = {
  readonly name: string
  /** The answer given, shown on done steps. */
  readonly answer?: ReactNode
  /** Leads back to a done step. */
  readonly href?: string | undefined
}

export type StepRailProps = {
  readonly steps: readonly Step[]
  /** Index of the current step; all before it are done. */
  readonly current: number
  /** "3", or "about 7" where the number depends on the answers. */
  readonly of?: string | undefined
}

/** The present step in a row of steps. Done steps show their answer and link back. */
export function StepRail({ steps, current, of = String(steps.length) }: StepRailProps) {
  return (
    <nav aria-label={uiTexts.progress}>
      <ol className="rail">
        {steps.map((step, index) => (
          <li
            key={step.name}
            className={index < current ? 'done' : index === current ? 'now' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <b>
              <StepName step={step} done={index < current} />
            </b>
            <span>
              {index === current ? uiTexts.step(index + 1, of) : index < current ? step.answer : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** On phones the name of a done step shrinks to its check, which stays the link. */
function StepName({ step, done }: { readonly step: Step; readonly done: boolean }) {
  if (!done) return step.name
  const name = (
    <>
      <Icon name="check" />
      <span className="visually-hidden">{uiTexts.done}: </span>
      {step.name}
    </>
  )
  return step.href ? <Link href={step.href}>{name}</Link> : name
}
