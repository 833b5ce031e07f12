import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useShop } from '#shop/shop-context.ts'
import { fetchMenu } from './fetch-menu.ts'
import type { MenuNode } from './menu.ts'

/** Where the menus' buttons lead without script, and when the categories do not arrive. */
export const ALL_CATEGORIES = '/view-categories'

/**
 * A menu's panel and its categories, fetched when the visitor is about to open it (`prepare`): pages carry
 * neither. When they do not arrive for an open menu, the page of all categories opens in its place.
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
    setReady({ Panel, menu })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is the only reason
  useEffect(() => {
    if (open) prepare().catch(() => navigate(ALL_CATEGORIES))
  }, [open])

  return { ready, prepare: () => void prepare().catch(() => undefined) }
}
