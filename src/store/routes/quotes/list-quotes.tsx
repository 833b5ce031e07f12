import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageTexts as texts } from '#features/partners/quotes/page-texts.ts'
import { FoundList } from '#features/partners/quotes/ui/shopper/found-list.tsx'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/quotes.css?url'
import { sheet } from '../../sheets/sheet.ts'

export const links = () => [sheet(styles)]
export const meta = () => [
  ...pageMeta({ title: pageTitle(texts.listTitle), description: texts.searchIntro, noindex: true }),
  REFERRER_STAYS,
]
export const headers = privatePage

export const loader = ({ context }: LoaderFunctionArgs) => context.get(storeContext).api.quotes.found()

/** R-LIST-QUOTES: the quotes that this browser found. */
export default function ListQuotes() {
  const { quotes } = useLoaderData<typeof loader>()
  const again = (
    <LinkButton look="primary" href="/search-quotes">
      {texts.searchAgain}
    </LinkButton>
  )
  return (
    <main id="main" tabIndex={-1} className="wrap page-top stack-l">
      {quotes.length === 0 ? (
        <EmptyState title={texts.noneTitle} level={1} actions={again}>
          <p>{texts.none}</p>
        </EmptyState>
      ) : (
        <>
          <h1>{texts.listTitle}</h1>
          <FoundList quotes={quotes} />
          <p>
            <LinkButton href="/search-quotes">{texts.searchAgain}</LinkButton>
          </p>
        </>
      )}
    </main>
  )
}
