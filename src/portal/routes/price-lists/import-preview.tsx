import { Form } from 'react-router'
import type { ImportPreview } from '#features/selling/price-lists/contract.ts'
import { grouped } from '#lib/numbers.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { dollars } from './dollars.ts'
import { SlowButton } from './slow-button.tsx'
import { texts as all } from './texts.ts'

const texts = all.imports

/** What a file would change, and what is wrong with it. */
export function Preview({ preview }: { readonly preview: ImportPreview }) {
  const { problems, problemCount, warnings, warningCount, lines } = preview
  const kept = preview.import
  const isRefused = problemCount > 0 && kept === null
  return (
    <section className="stack" id="preview">
      {problemCount > 0 && (
        <Notice
          tone={isRefused ? 'bad' : 'warn'}
          live="alert"
          title={isRefused ? texts.problems(problemCount) : texts.skipped(problemCount)}
        >
          <Problems problems={problems} count={problemCount} />
        </Notice>
      )}
      {!isRefused && kept === null && <Notice live="status">{texts.nothing}</Notice>}
      <Difference preview={preview} />
      {warningCount > 0 && (
        <Notice tone="warn" title={texts.warnings}>
          <Problems problems={warnings} count={warningCount} />
        </Notice>
      )}
      {lines.length > 0 && <LargestChanges lines={lines} />}
      {kept && kept.changes > lines.length && <p className="meta">{texts.more(kept.changes)}</p>}
      {kept && (
        <Form method="post">
          <input type="hidden" name="import" value={kept.id} />
          <SlowButton intent="apply" busy={texts.applying} look="primary">
            {texts.apply}
          </SlowButton>
        </Form>
      )}
    </section>
  )
}

interface Row {
  name: string
  count: number
  average?: number | null
  most?: number | null
}

const percent = (share: number | null | undefined): string => (share == null ? '' : texts.percent(share))

/** How many prices rise and fall, and by how much. */
function Difference({
  preview: { rises, falls, added, removed, same },
}: {
  readonly preview: ImportPreview
}) {
  const rows: Row[] = [
    { name: texts.rise, ...rises },
    { name: texts.fall, ...falls },
    { name: texts.added, count: added },
    { name: texts.removed, count: removed },
    { name: texts.same, count: same },
  ]
  return (
    <>
      <h2>{texts.difference}</h2>
      <div role="status">
        <DataTable
          caption={texts.difference}
          hideCaption
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            { name: texts.change, rowHeader: true, cell: ({ name }) => name },
            { name: texts.prices, numeric: true, cell: ({ count }) => grouped(count) },
            { name: texts.average, numeric: true, cell: ({ average }) => percent(average) },
            { name: texts.most, numeric: true, cell: ({ most }) => percent(most) },
          ]}
        />
      </div>
    </>
  )
}

const LargestChanges = ({ lines }: { readonly lines: ImportPreview['lines'] }) => (
  <>
    <h2>{texts.changes}</h2>
    <DataTable
      caption={texts.changes}
      hideCaption
      rows={lines}
      keyOf={({ productID, from }) => `${productID} ${from}`}
      columns={[
        {
          name: texts.product,
          rowHeader: true,
          cell: ({ sku, name, from }) => (
            <>
              {sku} {name} {from > 1 && <span className="meta">{texts.unitsFrom(from)}</span>}
            </>
          ),
        },
        { name: texts.before, numeric: true, cell: ({ before }) => dollars(before) },
        { name: texts.after, numeric: true, cell: ({ after }) => dollars(after) },
        {
          name: texts.change,
          numeric: true,
          cell: ({ before, after }) => changed(before, after),
        },
      ]}
    />
  </>
)

/** "+4.2%" of the price before. */
function changed(before: number | null, after: number | null): string {
  if (before === null || after === null || before === 0) return ''
  const share = Math.round(((after - before) / before) * 1_000) / 10
  return `${share > 0 ? '+' : share < 0 ? '−' : ''}${texts.percent(Math.abs(share))}`
}

const Problems = ({
  problems,
  count,
}: {
  readonly problems: ImportPreview['problems']
  readonly count: number
}) => (
  <>
    <ul>
      {problems.map(({ line, problem }) => (
        <li key={`${line} ${problem}`}>
          {texts.line(line)}
          {problem}
        </li>
      ))}
    </ul>
    {count > problems.length && <p>{texts.moreLines(count - problems.length)}</p>}
  </>
)
