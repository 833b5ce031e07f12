import type { TimelinePage } from '#features/partners/customers/contract.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { dayAndTime } from '../../frame/days.ts'
import { texts } from '../../texts.ts'

/** What happened with a customer, the latest first. */
export const Timeline = ({ entries, next }: TimelinePage) => (
  <>
    <ol className="portal-timeline">
      {entries.map(({ id, kindName, text, href, by, at }) => (
        <li key={id}>
          <p className="meta">
            <b>{kindName}</b> {dayAndTime(at)}
            {by && `, ${by}`}
          </p>
          <p>{href ? <Link href={href}>{text}</Link> : text}</p>
        </li>
      ))}
    </ol>
    {next !== null && (
      <LinkButton href={`?after=${encodeURIComponent(next)}`}>{texts.lists.earlier}</LinkButton>
    )}
  </>
)
