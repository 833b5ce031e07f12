import type { ZeroResultSuggestion } from '#features/choosing/search/ui/listing-view.ts'
import { number, texts } from '#features/choosing/search/ui/texts.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { CallUs } from '../page/call-us.tsx'
import { RoutedLink } from '../page/routed-link.tsx'
import type { NextSearches } from './nearest-searches.server.ts'

/** An empty list. */
const nothingTexts = defineTexts({
  allCategories: 'All categories',
  /** what people may search for, and what it is */
  examples: [
    ['NVF96', 'a model, or its beginning'],
    ['3 ton', 'a size'],
    ['36k BTU', 'a capacity'],
    ['17½″ furnace', 'a cabinet width'],
  ],
  youCanSearch: 'You can search for',
  tryLess: 'Try changing one thing:',
  tryOther: 'Try a model number, a size or a capacity.',
})

interface Props {
  query: string
  /** the same list without its filters */
  resetHref?: string | undefined
  /** changes that would find products */
  suggestions?: readonly ZeroResultSuggestion[]
  /** searches and departments to go on with */
  next?: NextSearches | null
  /** the whole page is empty, so this is its heading */
  alone?: boolean
}

/** The message of an empty list, with suggestions. */
export function NothingFound({ query, resetHref, suggestions = [], next, alone }: Props) {
  return (
    <div className="nothing">
      <EmptyState
        level={alone ? 1 : 2}
        title={texts.nothingMatches(query)}
        help={<CallUs />}
        actions={
          <>
            {resetHref && (
              <LinkButton href={resetHref} look="primary" size="big">
                {texts.clearAll}
              </LinkButton>
            )}
            <LinkButton href="/view-categories" look={resetHref ? 'plain' : 'primary'} size="big">
              {nothingTexts.allCategories}
            </LinkButton>
          </>
        }
      >
        {suggestions.length > 0 ? (
          <>
            <p className="lead">{nothingTexts.tryLess}</p>
            <ul className="zero-result-suggestions">
              {suggestions.map(({ label, count, href }) => (
                <li key={label}>
                  <RoutedLink href={href}>{label}</RoutedLink>{' '}
                  <span className="num meta">{number(count)}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="lead">{nothingTexts.tryOther}</p>
        )}
      </EmptyState>
      {next ? <NextSteps next={next} /> : <Examples />}
    </div>
  )
}

const searchHref = (words: string): string => `/search?q=${encodeURIComponent(words)}`

const Examples = () => (
  <aside className="box stack">
    <p className="plate-label">{nothingTexts.youCanSearch}</p>
    <ul className="examples">
      {nothingTexts.examples.map(([words, what]) => (
        <li key={words}>
          <RoutedLink href={searchHref(words)}>{words}</RoutedLink>
          <span className="meta">{what}</span>
        </li>
      ))}
    </ul>
  </aside>
)

/** The nearest searches, and the departments by their number of products. */
const NextSteps = ({ next: { words, categories } }: { next: NextSearches }) => (
  <aside className="box stack">
    {words.length > 0 && (
      <>
        <p className="plate-label">{texts.nearestSearches}</p>
        <ul className="next-searches">
          {words.map((each) => (
            <li key={each}>
              <RoutedLink href={searchHref(each)}>{each}</RoutedLink>
            </li>
          ))}
        </ul>
      </>
    )}
    <p className="plate-label">{texts.topCategories}</p>
    <ul className="next-searches">
      {categories.map(({ name, path, count }) => (
        <li key={path}>
          <RoutedLink href={path}>{name}</RoutedLink> <span className="num meta">{number(count)}</span>
        </li>
      ))}
    </ul>
  </aside>
)
