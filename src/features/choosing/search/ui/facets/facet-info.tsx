import { attributeById } from '#features/catalog/catalog/rules/attributes.ts'
import { articlePath } from '#features/content/content/rules/kinds.ts'
import { Link } from '#ui/link/link.tsx'
import { HelpPopover } from '#ui/popover/help-popover.tsx'
import { advice, articles, plain } from './facet-info-texts.ts'

/**
 * The help of a filter and its values (L-POP-W: 600 wide, at most 520 high). It opens at once,
 * because it is loaded when the shopper asks for it.
 */
export function FacetInfo({ id, title }: { id: string; title: string }) {
  const attribute = id.startsWith('a') ? attributeById(Number(id.slice(1))) : undefined
  return (
    <HelpPopover title={title} width="wide" startsOpen>
      <p>{attribute?.help ?? plain[id]}</p>
      {advice[id] && (
        <dl className="advice">
          {advice[id].map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {articles[id] && (
        <p>
          <Link href={articlePath(articles[id][0])}>{articles[id][1]}</Link>
        </p>
      )}
    </HelpPopover>
  )
}
