import { createStore } from 'zustand/vanilla'
import { useVisitor } from '#shop/visitor.ts'

/** Whether the partner's form about an issue of a page is open. */
export const reporting = createStore<boolean>(() => false)

/** Opens that form; undefined for shoppers, who write a mail. Only a framed page has the form. */
export function useReport(): (() => void) | undefined {
  const { userID } = useVisitor()
  if (userID === 0 || window.parent === window) return undefined
  return () => reporting.setState(true, true)
}
