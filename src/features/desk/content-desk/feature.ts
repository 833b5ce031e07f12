import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { contentDeskContract } from './contract.ts'
import { CONTENT } from './rules/access.ts'
import { contentDeskHandlers } from './server/handlers.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ content: 'Content', newArticleOrAnnouncement: 'New article or announcement' })

export const contentDesk = defineFeature({
  name: 'content-desk',
  permissions: [CONTENT],
  navigation: [
    { group: 'service', place: 60, href: '/content', name: pageNames.content, needs: CONTENT.edit },
    { place: 60, href: '/content/new', name: pageNames.newArticleOrAnnouncement, needs: CONTENT.edit },
  ],
  portal: {
    contentDesk: calls(contentDeskContract, contentDeskHandlers),
  },
})
