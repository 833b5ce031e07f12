import { type RefObject, useEffect, useState } from 'react'

/**
 * L-FORM-SCROLL: returns what to call when a form was refused; after the errors are shown, the first invalid
 * field is scrolled to and focused, unless the person has gone on to another field meanwhile.
 */
export function useFirstInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    const { activeElement } = document
    void import('#ui/field/scroll-to-first-invalid.ts').then(({ scrollToFirstInvalid }) => {
      if (form.current && document.activeElement === activeElement) scrollToFirstInvalid(form.current)
    })
  }, [refusals, form])
  return () => setRefusals((count) => count + 1)
}

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
