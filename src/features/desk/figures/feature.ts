import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { figuresContract } from './contract.ts'
import * as figureTables from './migrations/0190-figures.ts'
import * as refundDays from './migrations/0194-refund-days.ts'
import { FIGURE } from './rules/access.ts'
import { figuresHandlers } from './server/handlers.ts'
import { FIGURE_INDEXES, keepPastDays } from './server/kept-days.ts'

/** Its page in the portal's navigation. */
const pageNames = defineTexts({ figures: 'Figures' })

export const figures = defineFeature({
  name: 'figures',
  permissions: [FIGURE],
  lists: { figures: { reads: FIGURE.read } },
  navigation: [{ group: 'prices', place: 90, href: '/figures', name: pageNames.figures, needs: FIGURE.read }],
  migrations: { '0190-figures': figureTables, '0194-refund-days': refundDays },
  indexes: FIGURE_INDEXES,
  portal: {
    figures: calls(figuresContract, figuresHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'keep-figures', everySeconds: 'night', run: () => keepPastDays(db, clock.now()) },
  ],
})
