import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('tools/room-btu-calculator', 'routes/tools/rooms/room-calculator.tsx'),
  route('tools/mini-split-component-assembler', 'routes/tools/assembler/assembler.tsx'),
  route('tools/mini-split-system-selector', 'routes/tools/systems/selector.tsx', { id: 'mini-splits' }),
  route('tools/ducted-system-selector', 'routes/tools/systems/selector.tsx', { id: 'ducted-systems' }),
]
