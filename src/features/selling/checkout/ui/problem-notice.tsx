import { useEffect, useRef } from 'react'
import { goToField } from '#ui/field/error-summary.tsx'
import { Notice } from '#ui/notice/notice.tsx'

interface Problem {
  readonly message: string
  readonly fieldId?: string | undefined
}

/**
 * Why the step could not continue. The field that answers it takes the focus; without one, the notice scrolls
 * into view and takes it, because the button that was pressed may be far below.
 */
export function ProblemNotice({ problem }: { readonly problem: Problem | null }) {
  const box = useRef<HTMLDivElement>(null)
  const fieldId = problem?.fieldId
  useEffect(() => {
    if (!problem) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const field = problem.fieldId ? document.getElementById(problem.fieldId) : null
    if (field) {
      field.focus({ preventScroll: true })
      return field.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'center' })
    }
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'center' })
  }, [problem])
  return (
    <div ref={box} className="checkout-problem" tabIndex={-1} role="alert">
      {problem && (
        <Notice tone="bad">
          {fieldId ? (
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {problem.message}
            </a>
          ) : (
            problem.message
          )}
        </Notice>
      )}
    </div>
  )
}
