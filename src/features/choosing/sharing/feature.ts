import type { Content } from '#features/content/content/server/index.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { sharingFiles } from './server/index.ts'

interface Shared extends Stored {
  publicOrigin: string
  content: Content
  shown: { revision: () => number }
}

export const sharing = defineFeature({
  name: 'sharing',
  documents: ({ db, clock, publicOrigin: origin, content, shown }: Shared) =>
    Object.fromEntries(
      sharingFiles({
        db,
        clock,
        origin,
        revision: shown.revision,
        writtenPages: async () =>
          [...(await content.list('brochure')), ...(await content.list('article'))].flatMap(
            ({ path, updatedAt }) => (path ? [{ path, changedAt: new Date(updatedAt) }] : []),
          ),
      }),
    ),
})
