import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { texts } from '../texts.ts'
import { usePageKeys } from './shortcuts.ts'

/** How long the Undo of a change is shown. A button that has the focus stays until the focus moves on. */
export const UNDO_MS = 10_000

export type UndoFields = Readonly<Record<string, string | number>>

/**
 * The Undo of the change that was made last: a form that sends `fields`. It leaves after ten seconds; what it
 * undoes can be undone on its own place on the page as well. The key Z presses it.
 */
export function Undo({ fields }: { readonly fields: UndoFields }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNDO_MS)
    return () => clearTimeout(timer)
  }, [])
  usePageKeys({ z: () => button.current?.click() })
  if (isOver && !hasFocus) return null
  return (
    <Form
      method="post"
      preventScrollReset
      className="portal-inline"
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button ref={button} type="submit" look="quiet">
        {texts.lists.undo}
      </Button>
    </Form>
  )
}
