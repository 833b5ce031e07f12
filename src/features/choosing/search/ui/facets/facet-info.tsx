import { articlePath } from '#features/content/content/rules/kinds.ts'
import { dataOf, useAnswer } from '#lib/react/use-answer.ts'
import { Link } from '#ui/link/link.tsx'
import { HelpPopover } from '#ui/popover/help-popover.tsx'
import { advice, articles, plain } from './facet-info-texts.ts'

/**
 * The help of an attribute, which the merchant may have changed. A call without the client: the page of a
 * list has no byte to spare for what few people ask.
 */
async function helpOf(attribute: number): Promise<string | undefined> {
  const answer = await fetch(`/v1/api/catalog/attributes?id=${attribute}`)
  const { attributes }: { attributes: { help: string }[] } = await answer.json()
  return attributes[0]?.help
}

/**
 * The help of a filter and its values (L-POP-W: 600 wide, at most 520 high). It opens at once,
 * because it is loaded when the shopper asks for it.
 */
export function FacetInfo({ id, title }: { id: string; title: string }) {
  const attribute = id.startsWith('a') ? Number(id.slice(1)) : undefined
  const help = dataOf(useAnswer(attribute === undefined ? undefined : () => helpOf(attribute), [attribute]))
  return (
    <HelpPopover title={title} width="wide" startsOpen>
      <p>{help ?? plain[id]}</p>
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
