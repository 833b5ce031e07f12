import type { Cents } from '#lib/money.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { Measure, RatingPlate } from '#ui/plate/rating-plate.tsx'
import { Price } from '#ui/price/price-block.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { Brochure } from '../contract.ts'
import { texts } from '../texts.ts'

type Section = Brochure['sections'][number]
type Table = NonNullable<Section['table']>

/** A product, or a series with its lowest price. */
export interface BrochureRow {
  name: string
  note: string
  href: string
  plate: readonly { label: string; value: string; unit: string }[]
  price: Cents
  /** a series: the price is that of its smallest size */
  from: boolean
  picture: Picture
}

export interface BrochureView {
  title: string
  body: Omit<Brochure, 'products'> & { productsTitle: string; all: Brochure['products']['all'] }
  crumbs: readonly { label: string; href?: string }[]
  /** the house at the part that matters here */
  house: Picture
  /** one for each section, where it has one */
  pictures: readonly (Picture | null)[]
  rows: readonly BrochureRow[]
}

const plateRows = (plate: BrochureRow['plate']) =>
  plate.map(({ label, value, unit }) => ({
    label,
    value: unit === '' ? value : unit === '″' ? `${value}″` : <Measure value={value} unit={unit} />,
  }))

/**
 * A brochure: the house zoomed to the part, what it is and does, the products with their plates, where the
 * figures come from.
 */
export function BrochurePage({ brochure }: { brochure: BrochureView }) {
  const { title, body, crumbs, house, pictures, rows } = brochure
  return (
    <main id="main" tabIndex={-1} className="brochure">
      <div className="brochure-head">
        <div className="wrap">
          <div className="brochure-words">
            <Breadcrumbs crumbs={crumbs} />
            <p className="plate-label">{body.maker}</p>
            <h1>{title}</h1>
            <p className="lead">{body.lead}</p>
            <div className="row no-print">
              <LinkButton look="primary" href="#products">
                {body.productsTitle}
              </LinkButton>
              <Button icon="print" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </div>
          </div>
          <Drawing className="brochure-house" picture={house} />
        </div>
        <div className="wrap">
          <RatingPlate columns={4} big rows={plateRows(body.plate)} />
        </div>
      </div>
      <div className="wrap">
        {body.sections.map((section, index) => (
          <BrochureSection key={section.title} section={section} picture={pictures[index] ?? null} />
        ))}
        <section className="brochure-part" id="products" aria-labelledby="products-title">
          <h2 id="products-title">{body.productsTitle}</h2>
          <div>
            <ul className="brochure-rows">
              {rows.map((row) => (
                <ProductRow key={row.href} row={row} />
              ))}
            </ul>
            <p className="brochure-all">
              <Link href={body.all.href}>{body.all.text}</Link>
            </p>
          </div>
        </section>
        <section className="brochure-part" aria-labelledby="more-title">
          <h2 id="more-title">{texts.readOn}</h2>
          <LinkLines links={body.related} />
        </section>
        <section className="brochure-part" aria-labelledby="sources-title">
          <h2 id="sources-title">{texts.sources}</h2>
          <ul className="stack-s meta measure">
            {body.sources.map(({ text, href }) => (
              <li key={text}>
                {text} {href && <a href={href}>{new URL(href).hostname.replace(/^www\./, '')}</a>}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  )
}

function BrochureSection({ section, picture }: { section: Section; picture: Picture | null }) {
  const id = section.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return (
    <section className="brochure-part" aria-labelledby={id}>
      <h2 id={id}>{section.title}</h2>
      <div className="stack">
        {section.paragraphs.map((text) => (
          <p className="measure" key={text}>
            {text}
          </p>
        ))}
        {section.list && (
          <ul className="bullets measure">
            {section.list.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {section.table && <FactTable table={section.table} />}
        {picture && section.picture && (
          <figure className="brochure-figure">
            <Drawing picture={picture} />
            <figcaption className="meta">{section.picture.caption}</figcaption>
          </figure>
        )}
        {section.links && <LinkLines links={section.links} />}
      </div>
    </section>
  )
}

const NUMBER = /^[−$\d][\d,.]*( ?%)?$/

/** Numbers under numbers; the first column names the row. */
function FactTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={(row) => row.join('|')}
      columns={columns.map((name, index) => ({
        name,
        cell: (row: readonly string[]) => row[index],
        rowHeader: index === 0,
        numeric: index > 0 && rows.every((row) => NUMBER.test(row[index] ?? '')),
      }))}
    />
  )
}

function ProductRow({ row: { name, note, href, plate, price, from, picture } }: { row: BrochureRow }) {
  return (
    <li>
      <Drawing className="pic" picture={picture} />
      <div>
        <Link className="plain strong" href={href}>
          {name}
        </Link>
        <p className="meta">{note}</p>
      </div>
      <RatingPlate columns={4} rows={plateRows(plate)} />
      <p className="brochure-price">
        {from && <span className="meta">{texts.from} </span>}
        <Price amount={price} size="small" />
      </p>
    </li>
  )
}

function LinkLines({ links }: { links: Section['links'] & object }) {
  return (
    <ul className="stack-s">
      {links.map(({ text, href }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  )
}
