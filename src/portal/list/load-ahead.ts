import { useEffect } from 'react'
import { whenIdle } from '#lib/react/first-input.ts'

/**
 * Loads the code of the page that a row of a list opens, before the press: `() => import('./order.tsx')`,
 * the same function in each render. Without it a press loads one file after the other.
 */
export function useLoadAhead(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(leaveToPress)), [load])
}

/** Without a connection the press loads the code, and says when it cannot. */
const leaveToPress = (): void => undefined
