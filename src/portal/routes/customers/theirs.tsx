import { Notice } from '#ui/notice/notice.tsx'
import { texts } from '../../texts.ts'

/** A change that was refused. When another person changed the same row, it shows their values. */
export const Theirs = ({
  message,
  theirs,
}: {
  readonly message: string
  readonly theirs: Readonly<Record<string, string>> | undefined
}) => (
  <div className="stack">
    <Notice tone="bad" live="alert">
      {message}
    </Notice>
    {theirs && (
      <dl className="specs" aria-label={texts.customers.theirs}>
        {Object.entries(theirs)
          .filter(([name]) => name !== 'version')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{texts.customers.theirField(name)}</dt>
              <dd>{value || texts.customers.empty}</dd>
            </div>
          ))}
      </dl>
    )}
  </div>
)
