import { SegmentedControl } from '../segmented/segmented-control.tsx'
import { uiTexts } from '../texts.ts'

export type Theme = 'system' | 'light' | 'dark'

const THEMES = [
  { value: 'system', label: uiTexts.system },
  { value: 'light', label: uiTexts.light },
  { value: 'dark', label: uiTexts.dark },
] as const

/** Light, dark or the system's theme. The owner stores the choice and calls `applyTheme`. */
export function ThemeSwitch({
  value,
  onChange,
}: {
  readonly value: Theme
  readonly onChange: (theme: Theme) => void
}) {
  return <SegmentedControl label={uiTexts.colors} segments={THEMES} value={value} onChange={onChange} />
}

/** Sets `data-theme` on the page's root; "system" removes it. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.dataset.theme = theme
}
