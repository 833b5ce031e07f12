import type { BrowserApi } from '#api/client.ts'
import { departmentsOf, type MenuNode } from './menu.ts'

const menus = new WeakMap<BrowserApi, Promise<readonly MenuNode[]>>()

/**
 * The departments with their categories, fetched once per visit. A failure is not cached, so the next press
 * fetches again.
 */
export function fetchMenu(api: BrowserApi): Promise<readonly MenuNode[]> {
  const known = menus.get(api)
  if (known) return known
  const menu = api.catalog
    .menu()
    .then(({ entries }) => departmentsOf(entries))
    .catch((error: unknown) => {
      menus.delete(api)
      throw error
    })
  menus.set(api, menu)
  return menu
}
