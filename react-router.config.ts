import type { Config } from '@react-router/dev/config'
import { appName } from './vite.app.ts'

/** All routes of an application come with its first page: there are few, and no page asks for its manifest later. */
export default {
  appDirectory: `src/${appName}`,
  buildDirectory: `build/${appName}`,
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
