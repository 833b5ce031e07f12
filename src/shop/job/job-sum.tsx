import { texts } from '#features/selling/job/texts.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DeliveredTotal } from '#ui/total/delivered-total.tsx'
import type { JobList } from './job-list.ts'

interface Props {
  readonly list: JobList
  /** the cart's address that puts everything into it */
  readonly cartLink: string
  /** today in words */
  readonly day: string
}

/** The total of the job, and the press that puts all of it into the cart. */
export function JobSum({ list: { sums, leftOut }, cartLink, day }: Props) {
  const lines = [
    { label: texts.equipment, amount: sums.equipment },
    { label: texts.parts, amount: sums.parts },
    { label: texts.others, amount: sums.others },
  ].filter(({ amount }) => amount > 0)
  return (
    <aside className="box sticky stack" aria-label={texts.sum}>
      <p className="plate-label">{texts.sum}</p>
      <DeliveredTotal lines={lines} total={{ label: texts.total, amount: sums.total }} />
      <p className="meta">{texts.before}</p>
      {leftOut > 0 && <Notice tone="warn">{texts.leftOut(leftOut)}</Notice>}
      <div className="no-print stack">
        <LinkButton look="primary" size="big" full href={cartLink}>
          {texts.toCart}
        </LinkButton>
        <p className="meta">{texts.toCartNote}</p>
        <Button icon="print" full onClick={() => window.print()}>
          {texts.print}
        </Button>
        <p className="meta">{texts.printNote}</p>
      </div>
      <p className="meta">{texts.sheetFor(day)}</p>
    </aside>
  )
}

/** The work of the installer, and the sheet for the permit. */
export function InstallerWork({
  work,
  permitSheet,
  installers,
}: Pick<JobList, 'work'> & {
  /** the address of the permit sheet, where there is one */
  readonly permitSheet?: string
  /** the address of the list of installers, where there is one */
  readonly installers?: string
}) {
  if (work.length === 0) return null
  return (
    <section>
      <h2>{texts.work.title}</h2>
      <p className="meta under-head">{texts.work.why}</p>
      <ul className="bullets">
        {work.map((each) => (
          <li key={each}>{texts.work[each]}</li>
        ))}
      </ul>
      {permitSheet && (
        <p className="no-print">
          <Link href={permitSheet}>{texts.permitSheet}</Link>
        </p>
      )}
      {installers && (
        <p className="no-print">
          <Link href={installers}>{texts.installer}</Link>
        </p>
      )}
    </section>
  )
}
