import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { clearPhotoQuotes } from './server/clear.ts'

export const photoQuotes = defineFeature({
  name: 'photo-quotes',
  jobs: ({ db, clock, files }: Stored & { files: Pick<FileStore, 'remove'> }) => [
    {
      name: 'clear-photo-quotes',
      everySeconds: 3_600,
      run: () => clearPhotoQuotes({ db, files }, clock.now()),
    },
  ],
})
