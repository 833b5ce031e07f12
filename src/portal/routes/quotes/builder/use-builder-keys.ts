import { useEffect } from 'react'
import { areShortcutsOn } from '../../../frame/shortcuts.ts'

interface Acts {
  undo: () => void
  redo: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), select, textarea')

const focusAdding = (): void => document.querySelector<HTMLInputElement>('[data-add-line]')?.focus()

function withCommand(key: string, isShift: boolean, { undo, redo }: Acts): (() => void) | undefined {
  if (key === 'y') return redo
  if (key === 'z') return isShift ? redo : undo
  return undefined
}

function actOf(event: KeyboardEvent, acts: Acts): (() => void) | undefined {
  if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]'))
    return undefined
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) return withCommand(key, event.shiftKey, acts)
  return key === 'a' && areShortcutsOn() ? focusAdding : undefined
}

/** Ctrl Z and Ctrl Shift Z outside a text, and A for the field that adds lines. */
export function useBuilderKeys({ undo, redo }: Acts): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = actOf(event, { undo, redo })
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [undo, redo])
}
