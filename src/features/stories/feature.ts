import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { forgetStories } from './server/forget.ts'

export const stories = defineFeature({
  name: 'stories',
  jobs: ({ db, clock, files }: Stored & { files: Pick<FileStore, 'remove'> }) => [
    { name: 'forget-stories', everySeconds: 3_600, run: () => forgetStories({ db, files }, clock.now()) },
  ],
})
