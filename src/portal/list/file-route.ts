import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The file of a list that has columns for it: `/orders.csv`. */
export const fileOf = (list: string): RouteConfigEntry =>
  route(`${list}.csv`, 'routes/list-file.ts', { id: `${list}.csv` })
