import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { todayContract } from './contract.ts'
import * as todayTables from './migrations/0188-today.ts'
import { TODAY } from './rules/access.ts'
import { forgetOwners } from './server/assign.ts'
import { todayHandlers } from './server/handlers.ts'

const pageNames = defineTexts({ today: 'Today' })

export const today = defineFeature({
  name: 'today',
  permissions: [TODAY],
  migrations: { '0188-today': todayTables },
  lists: {
    today: {
      reads: TODAY.read,
      live: [
        { table: 'orders', moment: 'created_at', ofCompanies: false },
        { table: 'work_item', moment: 'opened_at', ofCompanies: false },
        { table: 'lead', moment: 'received_at', ofCompanies: false },
      ],
    },
  },
  navigation: [
    {
      group: 'start',
      place: 1,
      href: '/today',
      name: pageNames.today,
      needs: TODAY.read,
      key: 'h',
      onPhone: true,
    },
  ],
  portal: {
    today: calls(todayContract, todayHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'forget-owners', everySeconds: 'night', run: () => forgetOwners(db, clock.now()) },
  ],
})
