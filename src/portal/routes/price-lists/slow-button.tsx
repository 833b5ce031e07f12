import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#ui/button/button.tsx'

/** The button of a form that takes seconds: it says what is being done. */
export function SlowButton({
  intent,
  busy,
  children,
  ...look
}: {
  readonly intent: string
  readonly busy: string
  readonly children: ReactNode
  readonly look?: 'primary'
  readonly size?: 'small'
}) {
  const { state, formData } = useNavigation()
  const isBusy = state === 'submitting' && formData?.get('intent') === intent
  return (
    <>
      <Button type="submit" name="intent" value={intent} disabled={isBusy} {...look}>
        {isBusy ? busy : children}
      </Button>
      <span role="status" className="visually-hidden">
        {isBusy ? busy : ''}
      </span>
    </>
  )
}
