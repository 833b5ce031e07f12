import { PROJECT } from '#features/partners/customers/rules/permissions.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { partnerToolsContract } from './contract.ts'
import { partnerToolsHandlers } from './server/handlers.ts'

export const partnerTools = defineFeature({
  name: 'partner-tools',
  navigation: [
    {
      group: 'tools',
      place: 10,
      href: '/tools/room-btu-calculator',
      name: 'Room BTU calculator',
      needs: PROJECT.read,
      key: 'b',
    },
    {
      group: 'tools',
      place: 20,
      href: '/tools/mini-split-component-assembler',
      name: 'Mini split assembler',
      needs: PROJECT.read,
      key: 'e',
    },
    {
      group: 'tools',
      place: 30,
      href: '/tools/mini-split-system-selector',
      name: 'Mini split selector',
      needs: PROJECT.read,
      key: 'n',
    },
    {
      group: 'tools',
      place: 40,
      href: '/tools/ducted-system-selector',
      name: 'Ducted selector',
      needs: PROJECT.read,
      key: 'z',
    },
  ],
  portal: {
    tools: calls(partnerToolsContract, partnerToolsHandlers),
  },
})
