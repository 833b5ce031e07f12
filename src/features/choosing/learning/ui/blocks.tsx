import type { ArticleBlock, BlockOf } from '#features/content/content/contract/article.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { FactTable } from '../contract.ts'
import { texts } from '../texts.ts'
import { type NumberedSource, numericColumns, sourceNumbers, textParts } from '../view/article-page.ts'

export interface BlockContext {
  readonly sources: readonly NumberedSource[]
  readonly facts: Readonly<Record<string, FactTable>>
  /** by the name of the figure */
  readonly pictures: Readonly<Record<string, Picture>>
}

/** The numbers of the sources behind a block; each leads to its source at the end of the article. */
function SourceMarks({
  ids,
  sources,
}: { ids: readonly string[] | undefined } & Pick<BlockContext, 'sources'>) {
  const numbers = sourceNumbers(ids, sources)
  if (numbers.length === 0) return null
  return (
    <span className="article-marks">
      {' '}
      <a href={`#source-${numbers[0]}`} aria-label={texts.sourceOf(numbers)}>
        [{numbers.join(', ')}]
      </a>
    </span>
  )
}

/** One block of an article. */
export function Block({ block, context }: { block: ArticleBlock; context: BlockContext }) {
  const { sources, facts, pictures } = context
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>
    case 'text':
      return (
        <p>
          <LinkedText block={block} />
          <SourceMarks ids={block.sources} sources={sources} />
        </p>
      )
    case 'list':
      return (
        <ul className="bullets">
          {block.items.map((item, index) => (
            <li key={item}>
              {item}
              {index === block.items.length - 1 && <SourceMarks ids={block.sources} sources={sources} />}
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return <Steps block={block} sources={sources} />
    case 'table':
      return <WrittenTable block={block} sources={sources} />
    case 'facts': {
      const table = facts[block.table]
      return table ? <StoreTable table={table} /> : null
    }
    case 'figure': {
      const picture = pictures[block.figure]
      return (
        <figure className="article-figure">
          {picture && <Drawing picture={picture} />}
          <figcaption>
            {block.caption}
            <SourceMarks ids={block.sources} sources={sources} />
          </figcaption>
        </figure>
      )
    }
    case 'note':
      return (
        <Notice
          tone={block.tone === 'safety' ? 'warn' : 'info'}
          title={block.tone === 'safety' ? texts.safety : texts.tip}
        >
          {block.text}
          <SourceMarks ids={block.sources} sources={sources} />
        </Notice>
      )
    case 'tool':
      return (
        <div className="article-tool">
          <p>{block.text}</p>
          <LinkButton href={block.link.href}>{block.link.text}</LinkButton>
        </div>
      )
    case 'faq':
      return <Questions block={block} sources={sources} />
  }
}

const LinkedText = ({ block }: { block: BlockOf<'text'> }) =>
  textParts(block).map(({ text, href }) =>
    href ? (
      <Link key={href} href={href}>
        {text}
      </Link>
    ) : (
      text
    ),
  )

function Steps({ block, sources }: { block: BlockOf<'steps'> } & Pick<BlockContext, 'sources'>) {
  const { title, minutes, tools, steps } = block
  return (
    <section className="article-steps">
      <h3>{title}</h3>
      {(minutes !== undefined || tools) && (
        <p className="meta">
          {[
            minutes === undefined ? [] : texts.time(minutes),
            tools ? `${texts.tools}: ${tools.join(', ')}` : [],
          ]
            .flat()
            .join('. ')}
        </p>
      )}
      <ol>
        {steps.map((step, index) => (
          <li key={step.title}>
            <b className="strong">{step.title}.</b> {step.text}
            {index === steps.length - 1 && <SourceMarks ids={block.sources} sources={sources} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function TableOf({ table }: { table: Pick<FactTable, 'caption' | 'columns' | 'rows'> }) {
  const numeric = numericColumns(table)
  return (
    <DataTable
      caption={table.caption}
      rows={table.rows}
      keyOf={(row) => row.join('|')}
      columns={table.columns.map((name, index) => ({
        name,
        cell: (row: readonly string[]) => row[index],
        rowHeader: index === 0,
        numeric: numeric[index],
      }))}
    />
  )
}

const StoreTable = ({ table }: { table: FactTable }) => (
  <div className="article-table">
    <TableOf table={table} />
    <p className="meta">{texts.asOf(table.source)}.</p>
  </div>
)

const WrittenTable = ({ block, sources }: { block: BlockOf<'table'> } & Pick<BlockContext, 'sources'>) => (
  <div className="article-table">
    <TableOf table={block} />
    <p className="meta">
      <SourceMarks ids={block.sources} sources={sources} />
    </p>
  </div>
)

const Questions = ({ block, sources }: { block: BlockOf<'faq'> } & Pick<BlockContext, 'sources'>) => (
  <section className="article-questions">
    <h2 id="questions">{texts.questions}</h2>
    {block.questions.map(({ question, answer }, index) => (
      <div key={question}>
        <h3>{question}</h3>
        <p>
          {answer}
          {index === block.questions.length - 1 && <SourceMarks ids={block.sources} sources={sources} />}
        </p>
      </div>
    ))}
  </section>
)
