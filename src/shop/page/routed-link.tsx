import { Link, useNavigate } from 'react-router'
import type { LinkProps } from '#ui/link/link.tsx'

// Entering the checkout loads a new document, because only its security policy allows wallet scripts.
const STEP = /^\/checkout\/(shipping|payment|review)$/
const entersCheckout = (href: string): boolean => STEP.test(href) && !STEP.test(location.pathname)

/** Opens a page from code, as a link does. */
export function useGoTo(): (href: string) => void {
  const navigate = useNavigate()
  return (href) => void (entersCheckout(href) ? location.assign(href) : navigate(href))
}

/**
 * The design system's links inside this app: they move without loading a new document. The server writes the
 * anchor itself: a page has hundreds, and the router's component is the costliest thing in its rendering. The
 * markup is the same.
 */
export const RoutedLink = ({ href, ...rest }: LinkProps) =>
  import.meta.env.SSR ? (
    <a {...rest} href={href} />
  ) : (
    <Link to={href} discover="none" reloadDocument={entersCheckout(href)} {...rest} />
  )
