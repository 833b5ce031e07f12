import { layout, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** The pages of one area: the routes.ts of its folder. */
interface Area {
  /**
   * For people who are signed in. Each is in the navigation of its capability (feature.ts), or a link on such
   * a page.
   */
  signedIn?: RouteConfigEntry[]
  /** for everybody */
  open?: RouteConfigEntry[]
  /** files and pictures, which no frame surrounds */
  bare?: RouteConfigEntry[]
}

const areas = Object.values(import.meta.glob<Area>('./routes/*/routes.ts', { eager: true }))

/** Every page of the partner portal. */
export default [
  layout(
    'routes/frame/partner-frame.tsx',
    areas.flatMap(({ signedIn = [] }) => signedIn),
  ),
  layout(
    'routes/frame/frame.tsx',
    areas.flatMap(({ open = [] }) => open),
  ),
  ...areas.flatMap(({ bare = [] }) => bare),
] satisfies RouteConfig
