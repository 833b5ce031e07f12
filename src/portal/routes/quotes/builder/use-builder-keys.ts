import { useEffect } from 'react'
import { areShortcutsOn } from '../../../frame/shortcuts.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), select, textarea')

/** Ctrl Z and Ctrl Shift Z outside a text, and A for the field that adds lines. */
export function useBuilderKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const actOf = (event: KeyboardEvent): (() => void) | undefined => {
      const key = event.key.toLowerCase()
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return undefined
      if (event.ctrlKey || event.metaKey) {
        if (key === 'y' || (key === 'z' && event.shiftKey)) return redo
        return key === 'z' ? undo : undefined
      }
      if (key !== 'a' || event.altKey || !areShortcutsOn()) return undefined
      return () => document.querySelector<HTMLInputElement>('[data-add-line]')?.focus()
    }
    const listen = (event: KeyboardEvent) => {
      const act = event.defaultPrevented ? undefined : actOf(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [undo, redo])
}
