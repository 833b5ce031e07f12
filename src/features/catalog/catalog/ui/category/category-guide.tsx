import { Link } from '#ui/link/link.tsx'
import type { CategoryArticle } from '../../contract.ts'
import { sectionTexts as texts } from '../section-texts.ts'

/** A category's buying guide below its list: advice, then common questions. */
export function CategoryGuide({
  name,
  article,
  reading,
}: {
  name: string
  article: CategoryArticle
  reading: readonly { title: string; path: string }[]
}) {
  return (
    <section className="guide">
      <h2>{texts.guide(name)}</h2>
      <div className="guide-parts">
        {article.sections.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      {article.questions.map(({ question, answer }) => (
        <details key={question} className="disclosure">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      {reading.length > 0 && (
        <ul className="stack-s guide-reading" aria-label={texts.readOn}>
          {reading.map(({ title, path }) => (
            <li key={path}>
              <Link href={path}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
