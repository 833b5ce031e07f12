import type { Config } from '@react-router/dev/config'

/** The storefront. All routes come with the first page: there are few, and no page asks for its manifest later. */
export default {
  appDirectory: 'src/store',
  buildDirectory: 'build/store',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
