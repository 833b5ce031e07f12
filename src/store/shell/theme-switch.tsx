import { useSyncExternalStore } from 'react'
import { cookieNames, FAR_FUTURE } from '../cookies.ts'

const choices = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

type Choice = (typeof choices)[number][0]

const CHANGED = 'alpine:theme'

const read = (): Choice => {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

function choose(choice: Choice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  const expires = choice === 'system' ? new Date(0) : FAR_FUTURE
  document.cookie = `${cookieNames.theme}=${choice}; path=/; expires=${expires.toUTCString()}; samesite=lax`
  window.dispatchEvent(new Event(CHANGED))
}

/** Colours: the system's, light or dark; kept in a cookie that the first script of every page reads. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(subscribe, read, () => 'system' as Choice)
  return (
    <fieldset className="seg">
      <legend className="vh">Colours</legend>
      {choices.map(([choice, label]) => (
        <button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => choose(choice)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
