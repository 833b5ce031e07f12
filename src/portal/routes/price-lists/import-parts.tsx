import { Form } from 'react-router'
import type { ImportPreview, PriceImport } from '#features/selling/price-lists/contract.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { FileField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { confirmPath } from '../../paths.ts'
import { dayOf } from '../reading.ts'
import { texts as all } from './texts.ts'

const texts = all.imports

export const dollars = (amount: number | null): string =>
  amount === null ? '–' : formatMoney(fromWire(amount))

/** The form for a file. Prices need a fresh second factor, which is asked for before the file is chosen. */
export const ImportForm = ({
  lead,
  path,
  isSteppedUp,
}: {
  readonly lead: string
  readonly path: string
  readonly isSteppedUp: boolean
}) => (
  <section className="stack">
    <h2>{texts.title}</h2>
    <p>
      {texts.lead} {lead}
    </p>
    {isSteppedUp ? (
      <Form method="post" encType="multipart/form-data" className="row portal-form">
        <FileField label={texts.file} name="file" accept=".csv,text/csv,text/plain" required />
        <Button type="submit" name="intent" value="preview">
          {texts.preview}
        </Button>
      </Form>
    ) : (
      <p>
        <Link href={confirmPath(path)}>{texts.confirm}</Link>
      </p>
    )}
  </section>
)

/** What a file would change, or what is wrong with it. */
export function Preview({ preview }: { readonly preview: ImportPreview }) {
  const { problems, warnings, added, changed, removed, same, lines } = preview
  if (problems.length > 0)
    return (
      <Notice tone="bad" live="alert" title={texts.problems(problems.length)}>
        <Problems problems={problems} />
      </Notice>
    )
  if (!preview.import)
    return (
      <Notice live="status">
        {texts.nothing} {texts.counts(added, changed, removed, same)}
      </Notice>
    )
  return (
    <section className="stack" id="preview">
      <h2>{texts.changes}</h2>
      <p role="status">{texts.counts(added, changed, removed, same)}</p>
      {warnings.length > 0 && (
        <Notice tone="warn" title={texts.warnings}>
          <Problems problems={warnings} />
        </Notice>
      )}
      <DataTable
        caption={texts.changes}
        hideCaption
        rows={lines}
        keyOf={({ productID }) => productID}
        columns={[
          { name: texts.product, rowHeader: true, cell: ({ sku, name }) => `${sku} ${name}` },
          { name: texts.before, numeric: true, cell: ({ before }) => dollars(before) },
          { name: texts.after, numeric: true, cell: ({ after }) => dollars(after) },
        ]}
      />
      {preview.import.changes > lines.length && <p className="meta">{texts.more}</p>}
      <Form method="post">
        <input type="hidden" name="import" value={preview.import.id} />
        <Button type="submit" name="intent" value="apply" look="primary">
          {texts.apply}
        </Button>
      </Form>
    </section>
  )
}

const Problems = ({ problems }: { readonly problems: ImportPreview['problems'] }) => (
  <ul>
    {problems.map(({ line, problem }) => (
      <li key={`${line} ${problem}`}>
        {texts.line(line)}
        {problem}
      </li>
    ))}
  </ul>
)

/** The imports that were applied, newest first. From the latest one in force a person can go back. */
export const History = ({
  imports,
  mayChange,
}: {
  readonly imports: readonly PriceImport[]
  readonly mayChange: boolean
}) =>
  imports.length === 0 ? null : (
    <section className="stack">
      <h2>{texts.history}</h2>
      <DataTable
        caption={texts.history}
        hideCaption
        rows={imports}
        keyOf={({ id }) => id}
        columns={[
          { name: texts.when, rowHeader: true, cell: ({ appliedAt }) => dayOf(appliedAt ?? '') },
          { name: texts.who, cell: ({ appliedBy }) => appliedBy },
          { name: texts.size, numeric: true, cell: ({ changes }) => changes },
          {
            name: texts.state,
            cell: ({ id, undoneBy, canUndo }) =>
              canUndo && mayChange ? (
                <Form method="post">
                  <input type="hidden" name="import" value={id} />
                  <Button type="submit" name="intent" value="undo" size="small">
                    {texts.undo}
                  </Button>
                </Form>
              ) : undoneBy === null ? (
                texts.inForce
              ) : (
                texts.wentBack(undoneBy)
              ),
          },
        ]}
      />
    </section>
  )
