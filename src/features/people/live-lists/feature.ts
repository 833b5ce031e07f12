import { type AccountsContext, whoAsksPortal } from '#features/people/accounts/server/index.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import type { StreamPlaces } from '#platform/streams/server/stream-places.ts'
import { listStream } from './server/stream.ts'
import type { ListWatch } from './server/watch.ts'

interface Following extends AccountsContext {
  liveLists: ListWatch
  streamPlaces: StreamPlaces
}

export const liveLists = defineFeature({
  name: 'live-lists',
  portalDocuments: (services: Following) => ({
    '/list-events/:list': async (request, { list = '' }, { cookies }) =>
      listStream(services, list, request, await whoAsksPortal(services, cookies)),
  }),
})
