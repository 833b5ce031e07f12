import { LIMIT_KEYS } from '#features/desk/store-facts/rules/fact-changes.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { StackedTable } from '../../list/stacked-table.tsx'
import { FactField, type FieldsProps, valueIn } from './fact-field.tsx'
import { texts } from './texts.ts'

/** Who set each limit last, and when; one that was never set is missing. */
export type Since = Readonly<Record<string, { readonly at: string; readonly by: string }>>

interface Props extends FieldsProps {
  readonly since: Since
  /** for people who may look only */
  readonly isReadOnly?: boolean
}

/** What takes another person, from which limit on, and who set it. */
export const LimitsTable = ({ since, isReadOnly, ...props }: Props) => (
  <div className="portal-settings-limits">
    <StackedTable
      caption={texts.limits}
      hideCaption
      rows={LIMIT_KEYS}
      keyOf={(key) => key}
      columns={[
        { name: texts.setting, rowHeader: true, cell: (key) => texts.names[key] },
        {
          name: texts.limit,
          cell: (key) =>
            isReadOnly ? valueIn(props.lines, key) : <FactField {...props} name={key} hideLabel />,
        },
        { name: texts.above, cell: (key) => texts.aboveLimit[key] },
        {
          name: texts.since,
          cell: (key) => {
            const last = since[key]
            return last ? texts.sinceBy(storeDayAndTime(last.at), last.by) : texts.asSetUp
          },
        },
      ]}
    />
  </div>
)
