import { type RefObject, useEffect, useState } from 'react'

/**
 * L-FORM-SCROLL: returns what to call when a form was refused; after the errors are shown, the first invalid
 * field is scrolled to and focused.
 */
export function useFirstInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0)
      void import('#ui/field/scroll-to-first-invalid.ts').then(
        ({ scrollToFirstInvalid }) => form.current && scrollToFirstInvalid(form.current),
      )
  }, [refusals, form])
  return () => setRefusals((count) => count + 1)
}
