import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from './link.tsx'

const PART = /(\[[^\]]+\]\([^)\s]+\)|\*\*[^*]+\*\*)/
const LINK = /^\[(.+)\]\((.+)\)$/

/**
 * A text of a catalog with links and strong words inside its sentences: "**Call** or [write](/contact-us).".
 * So a sentence stays whole, and another language puts the link where it needs it.
 */
export const Sentence = ({ children }: { readonly children: string }) =>
  createElement(Fragment, null, ...children.split(PART).map(partOf))

function partOf(part: string): ReactNode {
  const link = LINK.exec(part)
  if (link) return <Link href={link[2] ?? ''}>{link[1]}</Link>
  return part.startsWith('**') ? <b>{part.slice(2, -2)}</b> : part
}
