import type { ListedProject } from '#features/partners/customers/contract.ts'
import { STAGE_NAMES } from '#features/partners/customers/rules/project.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { storeShortDay } from '#platform/clock/rules/store-time.ts'
import type { Column } from '../../list/define-list.ts'
import { ListTable } from '../../list/list-page.tsx'
import { texts } from '../../texts.ts'

const COLUMNS: Column<ListedProject>[] = [
  { name: texts.projects.name, cell: ({ name }) => name },
  { name: texts.projects.customer, cell: ({ customerName }) => customerName },
  { name: texts.projects.stage, cell: ({ stage }) => STAGE_NAMES[stage] },
  {
    name: texts.projects.heating,
    cell: ({ heatingBtu }) => (heatingBtu === null ? '' : grouped(upToThousand(heatingBtu))),
    numeric: true,
    wide: true,
  },
  { name: texts.projects.site, cell: ({ city, zip }) => `${city} ${zip}`.trim(), wide: true },
  { name: texts.customers.changed, cell: ({ changedAt }) => storeShortDay(changedAt), wide: true },
]

const WITHOUT_CUSTOMER = COLUMNS.filter(({ name }) => name !== texts.projects.customer)

interface Props {
  readonly projects: readonly ListedProject[]
  /** on the page of their customer */
  readonly isOfOneCustomer?: boolean
}

/** Projects as rows. */
export const ProjectRows = ({ projects, isOfOneCustomer = false }: Props) =>
  projects.length === 0 ? (
    <p className="meta">{texts.projects.none}</p>
  ) : (
    <ListTable
      caption={texts.projects.title}
      columns={isOfOneCustomer ? WITHOUT_CUSTOMER : COLUMNS}
      rows={projects}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/projects/${id}`}
      nameOf={({ name }) => name}
    />
  )
