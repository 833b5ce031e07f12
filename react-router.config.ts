import type { Config } from '@react-router/dev/config'

/**
 * The application that is built now: the store, or with APP=portal the portal of the partners. Each is built
 * from its own folder into its own bundle.
 */
export const appName = process.env.APP === 'portal' ? 'portal' : 'store'

/** An application has few routes, so its first page loads the list of all and no page asks for more later. */
export default {
  appDirectory: `src/${appName}`,
  buildDirectory: `build/${appName}`,
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
