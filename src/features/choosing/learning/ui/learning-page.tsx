import type { ReactNode } from 'react'
import { TOPICS } from '#features/content/content/rules/data/topics.ts'
import { formatDate } from '#lib/dates.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { type ArticleCard, MAX_WORDS_LENGTH } from '../contract.ts'
import { texts } from '../texts.ts'
import { LEARNING_PATH } from './article-page.tsx'

interface Props {
  /** what the reader searched for; an empty text for all articles */
  readonly words: string
  readonly articles: readonly ArticleCard[]
  readonly support: ReactNode
}

/** R-LEARN: all articles by topic, a search over them, and customer support. Works without script. */
export function LearningPage({ words, articles, support }: Props) {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: texts.home, href: '/' }, { label: texts.title }]} />
      </div>
      <main className="wrap learning" id="main" tabIndex={-1}>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <search>
          <form className="learning-search" method="get" action={LEARNING_PATH}>
            <TextField
              name="q"
              type="search"
              label={texts.search}
              hint={texts.searchHint}
              maxLength={MAX_WORDS_LENGTH}
              defaultValue={words}
            />
            <Button type="submit" look="primary">
              {texts.find}
            </Button>
          </form>
        </search>
        {words === '' ? <AllTopics articles={articles} /> : <Found words={words} articles={articles} />}
      </main>
      {support}
    </>
  )
}

const AllTopics = ({ articles }: Pick<Props, 'articles'>) =>
  TOPICS.map((topic) => {
    const own = articles.filter((article) => article.topic === topic)
    return (
      own.length > 0 && (
        <section key={topic} className="learning-topic" aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`}>{texts.topics[topic]}</h2>
          <Cards articles={own} />
        </section>
      )
    )
  })

const Found = ({ words, articles }: Pick<Props, 'words' | 'articles'>) => (
  <section className="learning-topic" aria-labelledby="found">
    <div role="status">
      <h2 id="found">{texts.found(articles.length, words)}</h2>
    </div>
    <div className="stack">
      {articles.length === 0 && <p>{texts.none}</p>}
      <Cards articles={articles} />
      <p>
        <Link href={LEARNING_PATH}>{texts.all}</Link>
      </p>
    </div>
  </section>
)

const Cards = ({ articles }: Pick<Props, 'articles'>) => (
  <ul className="learning-cards">
    {articles.map(({ slug, path, title, summary, minutes, checked }) => (
      <li key={slug}>
        <h3>
          <Link href={path}>{title}</Link>
        </h3>
        <p>{summary}</p>
        <p className="meta">
          {texts.minutes(minutes)} · {texts.checked(formatDate(checked))}
        </p>
      </li>
    ))}
  </ul>
)
