import { useEffect } from 'react'

/**
 * Puts the focus where a step begins: in the first field of the shipping step while it is empty, else on the
 * title. Screens that are touched get the title, because a field would open the keyboard over the page.
 */
export function useStepFocus(step: number, { isOpen, hasProblem }: { isOpen: boolean; hasProblem: boolean }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a problem that goes away moves no focus
  useEffect(() => {
    if (!isOpen || hasProblem) return
    const main = document.getElementById('main')
    const title = main?.querySelector('h1')
    const email = main?.querySelector<HTMLInputElement>('#email')
    const isTyping = matchMedia('(pointer: fine)').matches && email?.value === ''
    title?.setAttribute('tabindex', '-1')
    ;(isTyping ? email : title)?.focus({ preventScroll: true })
  }, [step, isOpen])
}
