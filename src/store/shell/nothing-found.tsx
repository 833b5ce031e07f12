import { RoutedLink } from './routed-link.tsx'
import { texts } from '#features/search/ui/texts.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { CallUs } from './lost-page.tsx'

const examples = [
  ['NVF96', 'a model, or its beginning'],
  ['3 ton', 'a size'],
  ['36k BTU', 'a capacity'],
  ['17½″ furnace', 'a cabinet width'],
] as const

interface Props {
  query: string
  /** the same list without its filters */
  resetHref?: string | undefined
  /** the whole page is empty, so this is its heading */
  alone?: boolean
}

/** No product: says so, and how to find one. */
export function NothingFound({ query, resetHref, alone }: Props) {
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
              All categories
            </LinkButton>
          </>
        }
      >
        <p className="lead">{resetHref ? texts.tryLess : texts.tryOther}</p>
      </EmptyState>
      <aside className="box stack">
        <p className="pl">{texts.youCanSearch}</p>
        <ul className="egs">
          {examples.map(([words, what]) => (
            <li key={words}>
              <RoutedLink href={`/search?q=${encodeURIComponent(words)}`}>{words}</RoutedLink>
              <span className="meta">{what}</span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
