import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { HomeForm } from '#features/sizing/rules/home.ts'
import { otherHome, savedNeed } from '#features/sizing/rules/saved-need.ts'
import { isFormSent } from '#kit/form-sent.ts'
import { useShop } from '../shop-context.ts'

/** Whether the visitor sent this page's form just now. A link, a reload and the way back are no answer. */
export function useIsFormSent(): boolean {
  const { state } = useLocation()
  return useNavigationType() !== 'POP' && isFormSent(state)
}

/**
 * The home that a tool's form names becomes the visitor's home, from which every page starts.
 * @param said what the form says of it; null while it says nothing
 */
export function useKeepHome(said: Partial<HomeForm> | null): void {
  const { homeNeed } = useShop()
  const text = useIsFormSent() && said ? JSON.stringify(said) : null
  useEffect(() => {
    if (text === null) return
    const form = otherHome(homeNeed.read(), JSON.parse(text) as Partial<HomeForm>)
    if (form === null) return
    const left = new AbortController()
    homeNeed.calculate(form, left.signal).then(
      (answer) => homeNeed.save(savedNeed(form, answer)),
      // The tool has its answer; the home stays as it was.
      () => undefined,
    )
    return () => left.abort()
  }, [text, homeNeed])
}
