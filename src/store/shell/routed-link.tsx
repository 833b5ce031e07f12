import { Link } from 'react-router'
import type { LinkProps } from '#ui/link/link.tsx'

/** The design system's links inside this app: they move without loading a new document. */
export const RoutedLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />
