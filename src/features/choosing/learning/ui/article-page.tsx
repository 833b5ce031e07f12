import type { ReactNode } from 'react'
import { dateInWords, formatDate } from '#lib/dates.ts'
import type { Cents } from '#lib/money.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { Price } from '#ui/price/price-block.tsx'
import type { ArticleAnswer, ArticleCard } from '../contract.ts'
import { texts } from '../texts.ts'
import { blockKey, contentsOf, type NumberedSource, numberedSources } from '../view/article-page.ts'
import { Block } from './blocks.tsx'

export const LEARNING_PATH = '/learning-center/'

export interface ArticleProduct {
  name: string
  href: string
  price: Cents
  picture: Picture
}

interface Props {
  readonly answer: ArticleAnswer
  readonly pictures: Readonly<Record<string, Picture>>
  readonly products: readonly ArticleProduct[]
  /** how to reach a person */
  readonly support: ReactNode
}

/** R-LEARN: an article with its contents, drawings, sources and what to read next. */
export function ArticlePage({ answer, pictures, products, support }: Props) {
  const { article, minutes, facts, related, previous, next } = answer
  const { title, body } = article
  const sources = numberedSources(answer)
  const contents = contentsOf(answer)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { label: texts.home, href: '/' },
            { label: texts.title, href: LEARNING_PATH },
            { label: title },
          ]}
        />
      </div>
      <main className="wrap article" id="main" tabIndex={-1}>
        <article>
          <header>
            <p className="plate-label">
              {texts.topics[body.topic]} · {texts.minutes(minutes)}
            </p>
            <h1>{title}</h1>
            <p className="lead">{body.lead}</p>
            <div className="row meta article-dates">
              <span>{texts.checked(formatDate(body.checked))}.</span>
              <Button className="no-print" icon="print" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </div>
          </header>
          <Contents contents={contents} />
          <div className="article-body prose">
            {body.blocks.map((block) => (
              <Block key={blockKey(block)} block={block} context={{ sources, facts, pictures }} />
            ))}
            <Sources sources={sources} />
            <Neighbors previous={previous} next={next} />
          </div>
        </article>
        <aside className="article-side no-print" aria-label={texts.readNext}>
          <Related related={related} />
          {body.products && products.length > 0 && (
            <Products title={body.products.title} all={body.products.all} products={products} />
          )}
        </aside>
      </main>
      {support}
    </>
  )
}

const Contents = ({ contents }: { contents: readonly { id: string; text: string }[] }) => (
  <nav className="article-contents no-print" aria-label={texts.inThisArticle}>
    <p className="plate-label">{texts.inThisArticle}</p>
    <ul>
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
      <li>
        <a href="#sources">{texts.sources}</a>
      </li>
    </ul>
  </nav>
)

const Sources = ({ sources }: { sources: readonly NumberedSource[] }) => (
  <section className="article-sources" aria-labelledby="sources">
    <h2 id="sources">{texts.sources}</h2>
    <ol className="meta">
      {sources.map(({ number, text, date, href }) => (
        <li key={number} id={`source-${number}`}>
          {text}, {dateInWords(date)}.{' '}
          {href && <Link href={href}>{href.startsWith('/') ? texts.onThisSite : hostOf(href)}</Link>}
        </li>
      ))}
    </ol>
  </section>
)

const hostOf = (href: string): string => new URL(href).hostname.replace(/^www\./, '')

const Neighbors = ({ previous, next }: Pick<ArticleAnswer, 'previous' | 'next'>) => (
  <nav className="article-neighbors no-print" aria-label={`${texts.previous}, ${texts.next}`}>
    {previous && (
      <Link href={previous.path} rel="prev">
        <span className="meta">{texts.previous}</span>
        {previous.title}
      </Link>
    )}
    {next && (
      <Link href={next.path} rel="next">
        <span className="meta">{texts.next}</span>
        {next.title}
      </Link>
    )}
  </nav>
)

const Related = ({ related }: { related: readonly ArticleCard[] }) =>
  related.length > 0 && (
    <section>
      <h2 className="plate-label">{texts.readNext}</h2>
      <ul>
        {related.map(({ slug, path, title, minutes }) => (
          <li key={slug}>
            <Link href={path}>{title}</Link>
            <span className="meta">{texts.minutes(minutes)}</span>
          </li>
        ))}
      </ul>
    </section>
  )

function Products({
  title,
  all,
  products,
}: {
  title: string
  all: { text: string; href: string }
  products: readonly ArticleProduct[]
}) {
  return (
    <section>
      <h2 className="plate-label">{title}</h2>
      <ul className="article-products">
        {products.map(({ name, href, price, picture }) => (
          <li key={href}>
            <Drawing picture={picture} />
            <div>
              <Link href={href}>{name}</Link>
              <div>
                <Price amount={price} size="small" />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link href={all.href}>{all.text}</Link>
      </p>
    </section>
  )
}
