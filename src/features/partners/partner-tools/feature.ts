import { PROJECT } from '#features/partners/customers/rules/access.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { partnerToolsContract } from './contract.ts'
import { partnerToolsHandlers } from './server/handlers.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({
  roomBtuCalculator: 'Room BTU calculator',
  miniSplitAssembler: 'Mini split assembler',
  miniSplitSelector: 'Mini split selector',
  ductedSelector: 'Ducted selector',
})

export const partnerTools = defineFeature({
  name: 'partner-tools',
  navigation: [
    {
      group: 'tools',
      place: 10,
      href: '/tools/room-btu-calculator',
      name: pageNames.roomBtuCalculator,
      needs: PROJECT.read,
      key: 'b',
    },
    {
      group: 'tools',
      place: 20,
      href: '/tools/mini-split-component-assembler',
      name: pageNames.miniSplitAssembler,
      needs: PROJECT.read,
      key: 'e',
    },
    {
      group: 'tools',
      place: 30,
      href: '/tools/mini-split-system-selector',
      name: pageNames.miniSplitSelector,
      needs: PROJECT.read,
      key: 'n',
    },
    {
      group: 'tools',
      place: 40,
      href: '/tools/ducted-system-selector',
      name: pageNames.ductedSelector,
      needs: PROJECT.read,
      key: 'z',
    },
  ],
  portal: {
    tools: calls(partnerToolsContract, partnerToolsHandlers),
  },
})
