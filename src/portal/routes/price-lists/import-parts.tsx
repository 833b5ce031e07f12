import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { PriceImport } from '#features/selling/price-lists/contract.ts'
import { grouped } from '#lib/numbers.ts'
import { FileField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { Refused } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { confirmPath } from '../../paths.ts'
import { dayOf } from '../reading.ts'
import type { ImportOutcome } from './import-action.ts'
import { Preview } from './import-preview.tsx'
import { SlowButton } from './slow-button.tsx'
import { texts as all } from './texts.ts'

const texts = all.imports

/** The form for a file. Prices need a fresh second factor, which is asked for before the file is chosen. */
export const ImportForm = ({
  lead,
  path,
  isSteppedUp,
  children,
}: {
  readonly lead: string
  readonly path: string
  readonly isSteppedUp: boolean
  /** more fields */
  readonly children?: ReactNode
}) => (
  <section className="stack">
    <h2>{texts.title}</h2>
    <p>
      {texts.lead} {lead}
    </p>
    {isSteppedUp ? (
      <Form method="post" encType="multipart/form-data" className="row portal-form">
        <FileField label={texts.file} name="file" accept=".csv,text/csv,text/plain" required />
        {children}
        <SlowButton intent="preview" busy={texts.previewing}>
          {texts.preview}
        </SlowButton>
      </Form>
    ) : (
      <p>
        <Link href={confirmPath(path)}>{texts.confirm}</Link>
      </p>
    )}
  </section>
)

interface ResultProps {
  readonly outcome:
    | (ImportOutcome & { refused?: Refused | undefined; importId?: number | undefined })
    | undefined
}

/** The result of a press. */
export const PriceImportResult = ({ outcome }: ResultProps) => (
  <>
    {outcome?.refused?.code === 'changed_since' ? (
      <ChangedSince refused={outcome.refused} importId={outcome.importId ?? 0} />
    ) : (
      <FormOutcome outcome={outcome} />
    )}
    {outcome?.preview && <Preview preview={outcome.preview} />}
  </>
)

/** Why an import was not undone, and the choice to undo what is left of it. */
function ChangedSince({ refused, importId }: { readonly refused: Refused; readonly importId: number }) {
  const products = refused.details.products as readonly { productID: string; sku: string; name: string }[]
  return (
    <Notice tone="warn" live="alert" title={refused.message}>
      <p>{texts.changedSince}</p>
      <ul>
        {products.map(({ productID, sku, name }) => (
          <li key={productID}>
            {sku} {name}
          </li>
        ))}
      </ul>
      <Form method="post">
        <input type="hidden" name="import" value={importId} />
        <SlowButton intent="undo-rest" busy={texts.undoing}>
          {texts.undoRest}
        </SlowButton>
      </Form>
    </Notice>
  )
}

/** The imports that were applied, newest first; a person can go back from each. */
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
          { name: texts.size, numeric: true, cell: ({ changes }) => grouped(changes) },
          {
            name: texts.state,
            cell: (each) => <ImportState each={each} mayChange={mayChange} />,
          },
        ]}
      />
    </section>
  )

function ImportState({ each, mayChange }: { readonly each: PriceImport; readonly mayChange: boolean }) {
  const { id, undoneBy, canUndo, startsAt, appliedAt } = each
  if (undoneBy !== null) return texts.wentBack(undoneBy)
  const isLater = startsAt !== null && appliedAt !== null && startsAt > appliedAt
  const words = isLater ? texts.starts(dayOf(startsAt)) : texts.inForce
  if (!canUndo || !mayChange) return words
  return (
    <Form method="post" className="row">
      {isLater && <span>{words}</span>}
      <input type="hidden" name="import" value={id} />
      <SlowButton intent="undo" busy={texts.undoing} size="small">
        {texts.undo}
      </SlowButton>
    </Form>
  )
}
