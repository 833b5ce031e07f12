import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'
import { createContext, use } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

const LinkContext = createContext<ComponentType<LinkProps> | null>(null)

/**
 * Makes every link of the design system use `value` (a router's link, say) for paths of this site; other
 * addresses stay plain anchors.
 */
export const LinkProvider = LinkContext.Provider

/**
 * An anchor that becomes the router's link inside a `LinkProvider`. Hashes, `tel:`, `mailto:`, downloads and
 * other origins are never routed.
 */
export function Link(props: LinkProps) {
  const Routed = use(LinkContext)
  return Routed && isOwnPath(props) ? <Routed {...props} /> : <a {...props} />
}

const isOwnPath = ({ href, download, target }: LinkProps) =>
  /^\/(?![/\\])/.test(href) && download === undefined && target !== '_blank'
