import { LinkButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { uiTexts } from '../texts.ts'

type PaginationProps = {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
  readonly label?: string | undefined
}

/** Real links to pages, so that they can be opened, shared and crawled. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf, label = uiTexts.pages }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={label}>
      <ul>
        {page > 1 && (
          <li>
            <LinkButton href={hrefOf(page - 1)} rel="prev" aria-label={uiTexts.previous}>
              <Icon name="previous" />
            </LinkButton>
          </li>
        )}
        {pageWindow(page, pages).map((number, index) => (
          <li
            key={number ?? `gap-${index}`}
            className={number === null ? 'gap' : isNear(number, page, pages) ? 'near' : undefined}
          >
            {number === null ? (
              '…'
            ) : (
              <LinkButton
                href={hrefOf(number)}
                aria-label={uiTexts.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </LinkButton>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <LinkButton href={hrefOf(page + 1)} rel="next" aria-label={uiTexts.next}>
              <Icon name="next" />
            </LinkButton>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** A phone has room for this many pages and two arrows in one line. */
const MOST_ON_PHONE = 5

/** With more pages, phones hide the neighbors of the current page, because the arrows lead there too. */
const isNear = (number: number, page: number, pages: number) =>
  pages > MOST_ON_PHONE && Math.abs(number - page) === 1 && number > 1 && number < pages

/**
 * The page numbers to offer, with `null` where numbers are left out: always the first, the last and the
 * neighbors of `page`. Pages count from 1. pageWindow(6, 20) → [1, null, 5, 6, 7, null, 20].
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1
    if (missing === 1) return [number - 1, number]
    return missing > 1 ? [null, number] : [number]
  })
}
