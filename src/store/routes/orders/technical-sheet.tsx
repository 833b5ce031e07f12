import type { ReactNode } from 'react'
import { Circuits, UnitSizes } from '#features/catalog/catalog/ui/product/sections/circuits.tsx'
import type { OwnedProduct } from '#features/service/owned-equipment/contract.ts'
import { texts } from '#features/service/owned-equipment/texts.ts'
import { formatDate } from '#lib/dates.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import type { Picture } from '#ui/drawing/drawing.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SpecList } from '#ui/specs/spec-list.tsx'

interface Props {
  readonly owned: OwnedProduct
  readonly picture: Picture | undefined
  /** the warranty of its units */
  readonly warranty: ReactNode
}

/** Everything that an owner, or the installer, looks up about one product. */
export function TechnicalSheet({ owned, picture, warranty }: Props) {
  const { id, sku, name, qty, product, documents, circuits, unitSizes, specs, parts } = owned
  return (
    <section className="stack technical-sheet" id={`unit-${id}`} aria-labelledby={`unit-${id}-title`}>
      <div className="technical-head">
        {picture && <Drawing picture={picture} />}
        <div className="stack-s">
          <h2 id={`unit-${id}-title`}>{product ? <Link href={product.path}>{name}</Link> : name}</h2>
          <p className="meta">
            <span className="num">{sku}</span> {texts.quantity(qty)}
          </p>
          {!product && <Notice>{texts.noLongerSold}</Notice>}
          {product && (
            <p className="no-print">
              <Link href={`/ask-a-question?product=${id}`}>{texts.ask}</Link>
            </p>
          )}
        </div>
      </div>
      <div className="technical-columns">
        {warranty}
        <Documents documents={documents} />
        <Care care={owned.care} />
        <Circuits circuits={circuits} />
        <UnitSizes sizes={unitSizes} />
      </div>
      {specs.length > 0 && (
        <Disclosure summary={texts.specifications}>
          {specs.map(({ group, rows }) => (
            <SpecList
              key={group}
              caption={group}
              specs={rows.map(({ name: label, value, unit }) => ({ name: label, value: `${value} ${unit}` }))}
            />
          ))}
        </Disclosure>
      )}
      <Parts parts={parts} />
    </section>
  )
}

function Documents({ documents }: Pick<OwnedProduct, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <div className="stack-s technical-documents">
      <h3>{texts.documents}</h3>
      <ul>
        {documents.map(({ title, url }) => (
          <li key={url}>
            <Link href={url}>
              <Icon name="document" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Care({ care }: Pick<OwnedProduct, 'care'>) {
  if (care.length === 0) return null
  return (
    <div className="stack-s">
      <h3>{texts.care}</h3>
      <ul className="stack-s">
        {care.map(({ what, months, by, dueOn }) => (
          <li key={what}>
            {what}{' '}
            <span className="meta">
              {texts.by[by]}, {texts.every(months)}
              {dueOn && `, ${texts.due(formatDate(dueOn))}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="meta">{texts.careNote}</p>
    </div>
  )
}

function Parts({ parts }: Pick<OwnedProduct, 'parts'>) {
  if (parts.length === 0) return null
  return (
    <div className="stack-s">
      <h3>{texts.parts}</h3>
      <ul className="technical-parts">
        {parts.map(({ product, reason }) => (
          <li key={product.id}>
            <Link href={product.path}>{product.name}</Link>
            <span className="meta">{reason}</span>
            <span className="num">{formatMoney(fromWire(product.price))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
