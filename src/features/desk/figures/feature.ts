import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { figuresContract } from './contract.ts'
import * as refundDays from './migrations/0194-refund-days.ts'
import { FIGURE } from './rules/access.ts'
import { figuresHandlers } from './server/handlers.ts'

/** Its page in the portal's navigation. */
const pageNames = defineTexts({ figures: 'Figures' })

export const figures = defineFeature({
  name: 'figures',
  permissions: [FIGURE],
  lists: { figures: { reads: FIGURE.read } },
  navigation: [{ group: 'prices', place: 90, href: '/figures', name: pageNames.figures, needs: FIGURE.read }],
  migrations: { '0194-refund-days': refundDays },
  portal: {
    figures: calls(figuresContract, figuresHandlers),
  },
})
