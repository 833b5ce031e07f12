import { Fragment } from 'react'
import type { NamedPages } from '#features/desk/people-data/contract.ts'
import { Link } from '#ui/link/link.tsx'

/** A sentence in which each name that has a page is a link to it. */
export function WithLinks({ sentence, pages }: { readonly sentence: string; readonly pages: NamedPages }) {
  if (pages.length === 0) return sentence
  const hrefs = new Map(pages.map(({ name, href }) => [name, href]))
  const names = [...hrefs.keys()].map((name) => name.replace(/\W/g, '\\$&'))
  return sentence.split(new RegExp(`\\b(${names.join('|')})\\b`)).map((part, place) => {
    const href = hrefs.get(part)
    const link = href !== undefined && (
      <Link href={href} className="no-wrap">
        {part}
      </Link>
    )
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
    return <Fragment key={place}>{link || part}</Fragment>
  })
}
