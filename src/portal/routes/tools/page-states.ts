import { signedIn } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'

const PARTNER_TOOLS = [
  ['the room calculator', 'room-btu-calculator'],
  ['the mini split assembler', 'mini-split-component-assembler'],
  ['the mini split selector', 'mini-split-system-selector'],
  ['the ducted selector', 'ducted-system-selector'],
] as const

export const STATES: State[] = [
  ...PARTNER_TOOLS.map(([name, path]) =>
    signedIn(name, `/tools/${path}`, (there) => there.getByRole('heading', { level: 1 })),
  ),
]
