import { useEffect, useRef } from 'react'
import { Notice } from '#ui/notice/notice.tsx'

/**
 * Why the step could not continue. It scrolls into view and takes the focus, because the button that was
 * pressed may be far below.
 */
export function ProblemNotice({ problem }: { readonly problem: { readonly message: string } | null }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!problem) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'center' })
  }, [problem])
  return (
    <div ref={box} className="checkout-problem" tabIndex={-1} role="alert">
      {problem && <Notice tone="bad">{problem.message}</Notice>}
    </div>
  )
}
