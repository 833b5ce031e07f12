import { Link } from 'react-router'
import type { LinkProps } from '#ui/link/link.tsx'
import { usePortalFacts } from '../facts.ts'
import { isOwnPage } from '../paths.ts'

/** The design system's links inside the portal: its own pages open within it, all others in the store. */
export function PortalLink({ href, ...rest }: LinkProps) {
  const { publicOrigin } = usePortalFacts()
  if (isOwnPage(href)) return <Link to={href} discover="none" {...rest} />
  return <a {...rest} href={href.startsWith('/') ? publicOrigin + href : href} />
}
