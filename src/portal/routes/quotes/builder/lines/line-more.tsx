import { IconButton } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { DraftLine } from '../draft.ts'
import type { Edit } from '../edit.ts'
import { builderTexts as texts } from '../texts.ts'

interface Props {
  readonly section: string
  readonly line: DraftLine
  readonly previous: DraftLine | undefined
  readonly sku: string
  readonly columns: number
  readonly edit: (edit: Edit) => void
}

/** What a line has beside quantity and price: optional, alternative, a note, its place. */
export function LineMore({ section, line, previous, sku, columns, edit }: Props) {
  const { key, isOptional, group, note } = line
  const set = (to: Extract<Edit, { type: 'set-line' }>['to']) => edit({ type: 'set-line', section, key, to })
  const move = (by: -1 | 1) => edit({ type: 'move-line', section, key, by })
  return (
    <tr className="quote-more">
      <td colSpan={columns}>
        <div className="quote-more-fields">
          <CheckField
            label={texts.optional}
            checked={isOptional}
            onChange={(event) => set({ isOptional: event.target.checked })}
          />
          {(previous || group !== null) && (
            <CheckField
              label={texts.alternative}
              checked={group !== null}
              onChange={(event) =>
                edit({ type: 'set-alternative', section, key, isOne: event.target.checked })
              }
            />
          )}
          <TextField
            label={texts.lineNote}
            value={note}
            maxLength={300}
            onChange={(event) => set({ note: event.target.value })}
          />
          <div className="row">
            <IconButton label={texts.moveUp(sku)} icon="up" onClick={() => move(-1)} />
            <IconButton label={texts.moveDown(sku)} icon="down" onClick={() => move(1)} />
          </div>
        </div>
      </td>
    </tr>
  )
}
