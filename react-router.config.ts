import type { Config } from '@react-router/dev/config'
import { appName } from './vite.app.ts'

/** An application has few routes, so its first page loads the list of all and no page asks for more later. */
export default {
  appDirectory: `src/${appName}`,
  buildDirectory: `build/${appName}`,
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
