import { merchant } from '#lib/merchant/merchant.ts'
import { Link } from '../link/link.tsx'

/** The merchant's logo: a mountain ridge above a dimension line, and the name. */
export function Logo({
  href = '/',
  name = merchant().name,
  label,
}: {
  readonly href?: string | undefined
  readonly name?: string | undefined
  readonly label?: string | undefined
}) {
  return (
    <Link className="logo" href={href} aria-label={label}>
      <svg viewBox="0 0 40 34" width={40} height={34} aria-hidden="true">
        <path d="M2 25.5L14.5 5.5 22 17.5l4.5-6 11.5 14" />
        <path className="thin" d="M2 31h36M2 28v6M38 28v6" />
      </svg>
      {name}
    </Link>
  )
}
