import type { FoundSystems } from '#features/partners/partner-tools/contract.ts'
import { formatDate } from '#lib/dates.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { texts } from './texts.ts'

/** The rules behind a tool, each with its source and the day on which it was checked. */
export const RuleTable = ({ rules }: { readonly rules: FoundSystems['rules'] }) => (
  <Disclosure summary={texts.why}>
    <DataTable
      caption={texts.why}
      hideCaption
      rows={rules}
      keyOf={({ id }) => id}
      columns={[
        { name: texts.rule, rowHeader: true, cell: ({ says }) => says },
        {
          name: texts.source,
          cell: ({ source, status }) => (
            <>
              {source}
              <span className="meta"> {texts.status[status]}</span>
            </>
          ),
        },
        { name: texts.checked, oneLine: true, cell: ({ read }) => formatDate(read) },
      ]}
    />
  </Disclosure>
)
