import { Link } from 'react-router'
import type { LinkProps } from '#ui/link/link.tsx'

/**
 * The design system's links inside this app: they move without loading a new document. The server writes the anchor itself:
 * a page has hundreds, and the router's component is the costliest thing in its rendering. The markup is the same.
 */
export const RoutedLink = ({ href, ...rest }: LinkProps) => (import.meta.env.SSR ? <a {...rest} href={href} /> : <Link to={href} discover="none" {...rest} />)
