import { LinkButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { uiTexts } from '../texts.ts'
import { pageWindow } from './page-window.ts'

export type PaginationProps = {
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
