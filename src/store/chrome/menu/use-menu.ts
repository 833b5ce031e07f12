import { startTransition, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { BrowserApi } from '#api/client.ts'
import { afterPaint } from '#lib/react/first-input.ts'
import { useShop } from '#shop/shop-context.ts'
import type { MenuNode } from './menu.ts'
import { departmentsOf } from './menu.ts'

const menus = new WeakMap<BrowserApi, Promise<readonly MenuNode[]>>()

/**
 * The departments with their categories, fetched once per visit. A failure is not cached, so the next press
 * fetches again.
 */
function fetchMenu(api: BrowserApi): Promise<readonly MenuNode[]> {
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

/** The address of the menus' buttons without JavaScript, or when the categories cannot be loaded. */
export const ALL_CATEGORIES = '/view-categories'

/**
 * A menu's panel and its categories, loaded when the visitor is about to open it (`prepare`), so that pages
 * do not contain them. When loading fails for an open menu, the page of all categories opens instead.
 */
export function useMenu<Panel>(
  load: () => Promise<Panel>,
  open: boolean,
): { ready: { Panel: Panel; menu: readonly MenuNode[] } | undefined; prepare: () => void } {
  const [ready, setReady] = useState<{ Panel: Panel; menu: readonly MenuNode[] }>()
  const navigate = useNavigate()
  const { api } = useShop()
  const prepare = async (): Promise<void> => {
    if (ready) return
    const [Panel, menu] = await Promise.all([load(), fetchMenu(api)])
    // A panel of this size takes a slow phone 60 ms: a press in the meantime goes first.
    startTransition(() => setReady({ Panel, menu }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is the only reason
  useEffect(() => {
    // The press is shown first, because fetching the menu takes a slow phone 20 ms.
    if (open) afterPaint(() => void prepare().catch(() => navigate(ALL_CATEGORIES)))
  }, [open])

  return { ready, prepare: () => void prepare().catch(() => undefined) }
}
