import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { DraftSection } from '../draft.ts'
import type { Edit } from '../edit.ts'
import { builderTexts as texts } from '../texts.ts'
import { type LineProduct, LineRow } from './line-row.tsx'

interface TableProps {
  readonly section: DraftSection
  readonly products: ReadonlyMap<string, LineProduct>
  /** dollars, by product; null: the reader does not see them */
  readonly costs: Readonly<Record<string, number>> | null
  /** a template has no day on which its products ship */
  readonly showsStock?: boolean
  readonly at: Date
  readonly edit: (edit: Edit) => void
  readonly onRemoved: (name: string) => void
}

const COLUMNS = [
  { name: texts.picture, isHidden: true },
  { name: texts.item },
  { name: texts.stock, isNumeric: true, isStock: true },
  { name: texts.ships, isStock: true },
  { name: texts.quantity },
  { name: texts.list, isNumeric: true },
  { name: texts.quoted, isNumeric: true },
  { name: texts.profit, isNumeric: true, isCost: true },
  { name: texts.lineTotal, isNumeric: true },
  { name: texts.change, isHidden: true },
]

/** The lines of an option. The arrows up and down move between lines as in a sheet. */
export function LineTable(props: TableProps) {
  const { section, products, costs, showsStock = true, at, edit, onRemoved } = props
  const [opened, setOpened] = useState<string>()
  return (
    <div className="scroll-x quote-lines">
      <table className="dense">
        <caption className="visually-hidden">{section.title}</caption>
        <thead>
          <tr>
            {COLUMNS.filter(
              ({ isCost, isStock }) => (costs !== null || !isCost) && (showsStock || !isStock),
            ).map(({ name, isNumeric, isHidden }) => (
              <th key={name} scope="col" className={classNames(isNumeric && 'numeric')}>
                <span className={isHidden ? 'visually-hidden' : undefined}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.lines.map((line, index) => (
            <LineRow
              key={line.key}
              section={section.key}
              line={line}
              previous={section.lines[index - 1]}
              product={products.get(line.id)}
              cost={costs?.[line.id]}
              showsCost={costs !== null}
              showsStock={showsStock}
              at={at}
              isOpen={opened === line.key}
              setOpened={setOpened}
              edit={edit}
              onRemoved={onRemoved}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
