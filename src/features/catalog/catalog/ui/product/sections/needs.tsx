import type { ReactNode } from 'react'
import { Link } from '#ui/link/link.tsx'
import { SpecList } from '#ui/specs/spec-list.tsx'
import { LIQUID_LINE_ATTRIBUTE } from '../../../rules/attribute-ids.ts'
import type { ProductView } from '../../product-view.ts'
import { sectionTexts as texts } from '../../section-texts.ts'
import { type AddButton, RelatedList } from './related-list.tsx'

/** The parts that the buyer needs for the product, each with its reason. */
export function Needs({
  product,
  Add,
}: {
  product: Pick<ProductView, 'id' | 'needs' | 'moreNeeds' | 'saidNeeds' | 'specs'>
  Add: AddButton
}) {
  if (product.needs.length + product.saidNeeds.length === 0) return null
  return (
    <section id="need" aria-labelledby="need-title">
      <h2 id="need-title">{texts.alsoNeed}</h2>
      <p className="meta under-head">{texts.alsoNeedWhy}</p>
      <RelatedList list={product.needs} Add={Add} />
      {product.moreNeeds.length > 0 && <p>{texts.moreNeeds(product.moreNeeds)}</p>}
      {product.saidNeeds.map(({ titles, said }) => (
        <p key={said}>
          <span className="strong">{titles.join(', ')}.</span> <span className="meta">{said}</span>
        </p>
      ))}
      <p>
        <Link href={`/job-list?items=${product.id}x1`}>{texts.wholeJob}</Link>
      </p>
      <p>
        <Link href="/pro-installation">{texts.installer}</Link>
      </p>
      {product.specs.some(({ rows }) => rows.some(({ id }) => id === LIQUID_LINE_ATTRIBUTE)) && (
        <p>
          <Link href={`/line-set-chooser?item=${product.id}`}>{texts.lineSet}</Link>
        </p>
      )}
    </section>
  )
}

/** The contents of the carton, and adapters for the product. */
export function InTheBox({
  product,
  Add,
}: {
  product: Pick<ProductView, 'included' | 'inside' | 'adapters' | 'boxNote'>
  Add: AddButton
}) {
  const { included, inside, adapters, boxNote } = product
  if (included.length === 0) return null
  return (
    <section id="box" aria-labelledby="box-title">
      <h2 id="box-title">{texts.inTheBox}</h2>
      <p className="meta under-head">{boxNote}</p>
      <SpecList specs={included.map((line) => lineOf(line, inside))} />
      {adapters.length > 0 && (
        <>
          <h3 className="under-head">{texts.adapters}</h3>
          <RelatedList list={adapters} Add={Add} />
        </>
      )}
    </section>
  )
}

/**
 * A line such as "2 rubber couplings" states its quantity; other lines mean one piece. An item that is also
 * sold alone is a link.
 */
function lineOf(line: string, inside: ProductView['inside']): { name: ReactNode; value: string } {
  const own = inside.find(({ card }) => line.includes(card.sku))
  if (own) return { name: <a href={own.card.href}>{line}</a>, value: String(own.quantity) }
  const counted = /^(\d+)\s*[×x]?\s+(.+)$/.exec(line)
  return counted ? { name: counted[2] ?? line, value: counted[1] ?? '1' } : { name: line, value: '1' }
}
