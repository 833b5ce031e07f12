import { useRouteLoaderData } from 'react-router'
import { WORK } from '#features/desk/today/rules/work.ts'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { PortalUser } from '../../../../context.ts'
import { WorkOwner } from '../../../today/work-owner.tsx'
import { workTexts } from '../../../today/work-texts.ts'
import type { PanelProps } from '../panel.ts'
import type { Timeline } from '../timeline/read-timeline.server.ts'

type Props = Pick<PanelProps, 'order' | 'outcome'> & { readonly timeline: Timeline }

/** The form of the page that gives work to a person. */
const ASSIGN = { intent: 'assign' }

/** The work about the order that waits, and who has it. */
export function WorkPanel({ order, outcome, timeline: { work, people } }: Props) {
  const me = useRouteLoaderData<{ user: PortalUser }>('routes/frame/partner-frame')?.user.id
  return (
    <div className="stack-s" id="work">
      {outcome?.intent === ASSIGN.intent && outcome.refused && !outcome.of && (
        <Notice tone="bad" live="alert">
          {outcome.refused.message}
        </Notice>
      )}
      {me !== undefined && work.length > 0 && (
        <ul className="order-work">
          {work.map((each) => (
            <li key={`${each.kind} ${each.key}`}>
              <Link href={WORK[each.kind].opens({ ...each, orderID: order.orderID })}>
                {workTexts[each.kind].is}
              </Link>
              <WorkOwner work={each} people={people} me={me} fields={ASSIGN} hasGiveBack />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
