import type { ReactNode } from 'react'
import type { IconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'

export type State = 'ok' | 'warn' | 'bad' | 'none'

const ICONS: Record<State, IconName> = { ok: 'check', warn: 'warning', bad: 'warning', none: 'dash' }

/** A state as a word with an icon: "In stock", "2 left", "Out of stock". Never by color alone. */
export function StateWord({
  state,
  icon,
  children,
}: {
  readonly state: State
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}) {
  return (
    <span className={state}>
      <Icon name={icon ?? ICONS[state]} />
      {children}
    </span>
  )
}
