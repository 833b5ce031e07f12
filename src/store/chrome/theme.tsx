import { useSyncExternalStore } from 'react'
import { cookieNames, FAR_FUTURE, writeCookie } from '#shop/cookies.ts'
import { applyTheme, type Theme, ThemeSwitch } from '#ui/theme/theme-switch.tsx'

const CHANGED = 'alpine:theme'

const read = (): Theme => {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

function choose(theme: Theme): void {
  applyTheme(theme, document.documentElement)
  const expires = theme === 'system' ? new Date(0) : FAR_FUTURE
  writeCookie(cookieNames.theme, theme, expires)
  window.dispatchEvent(new Event(CHANGED))
}

/** Light or dark, saved in a cookie that the first script of every page reads. */
export function StoreThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, read, (): Theme => 'system')
  return <ThemeSwitch value={theme} onChange={choose} />
}
