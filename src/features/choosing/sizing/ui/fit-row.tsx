import type { ReactNode } from 'react'
import type { Capacity } from '#features/catalog/catalog/rules/capacity.ts'
import { upToThousand } from '#lib/numbers.ts'
import { type Fit, fitPercent, judgeFit } from '#ui/gauge/fit.ts'
import { Ruler } from '#ui/gauge/fit-gauge.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { betterWords, needTexts as texts } from '../need-texts.ts'
import { decisiveFit, shareOf } from '../rules/fit.ts'
import type { Need } from '../rules/need.ts'

interface Props {
  readonly capacity: Capacity
  readonly need: Need
  /** address of the size of the series that fits, or of the list */
  readonly rightSize: string | undefined
  /** the home that the product is compared with, and the button that changes it */
  readonly home: ReactNode
}

const ICONS: Readonly<Record<Fit, IconName>> = { fits: 'check', small: 'down', large: 'up' }

/** Whether a product fits the visitor's home, in words and on the ruler. */
export function FitRow({ capacity, need, rightSize, home }: Props) {
  const fit = decisiveFit(capacity, need)
  if (!fit) return null
  const percent = fitPercent(fit.needs, fit.has)
  const judged = judgeFit(percent)
  const better = fit.by === 'cooling' && judged !== 'fits' ? betterWords(need) : null
  return (
    <div className={`fit-row ${judged}`}>
      <div>
        <p>
          <b className={judged === 'fits' ? 'ok' : 'warn'}>
            <Icon name={ICONS[judged]} />
            {texts.verdict(judged, percent)}
          </b>{' '}
          {judged !== 'fits' && rightSize && (
            <Link className="no-print" href={rightSize}>
              {texts.rightSize}
            </Link>
          )}
        </p>
        <p className="meta">
          {(['heating', 'cooling'] as const).map((work) => {
            const has = capacity[`${work}Btu`]
            const needs = shareOf(need, work)
            return has === null ? null : (
              <span key={work}>{texts.share(work, fitPercent(needs, has), upToThousand(needs))} </span>
            )
          })}
        </p>
        {better !== null && <p className="meta">{better}</p>}
        <div className="meta">{home}</div>
      </div>
      <div className="gauge">
        <Ruler percent={percent} full={false} />
      </div>
    </div>
  )
}
