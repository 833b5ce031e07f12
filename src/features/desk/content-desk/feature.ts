import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { contentDeskContract } from './contract.ts'
import { CONTENT } from './rules/permissions.ts'
import { contentDeskHandlers } from './server/handlers.ts'

export const contentDesk = defineFeature({
  name: 'content-desk',
  permissions: [CONTENT],
  navigation: [
    { group: 'service', place: 60, href: '/content', name: 'Content', needs: CONTENT.edit },
    { place: 60, href: '/content/new', name: 'New article or announcement', needs: CONTENT.edit },
  ],
  portal: {
    contentDesk: calls(contentDeskContract, contentDeskHandlers),
  },
})
