import { LinkButton } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** Thanks the shopper and says what happens next. */
export function Thanks({
  title,
  text,
  more,
}: {
  title: string
  text: string
  more: { href: string; label: string }
}) {
  return (
    <div className="stack">
      <Notice tone="ok" title={`${title}.`} live="status">
        {text}
      </Notice>
      <p>
        <LinkButton href={more.href} look="primary">
          {more.label}
        </LinkButton>
      </p>
    </div>
  )
}
