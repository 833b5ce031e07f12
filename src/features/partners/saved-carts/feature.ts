import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { saveCartContract, savedCartsContract } from './contract.ts'
import { savedCartsHandlers } from './server/handlers.ts'
import { saveHandler } from './server/save.ts'

export const savedCarts = defineFeature({
  name: 'saved-carts',
  navigation: [
    { group: 'sell', place: 10, href: '/shop', name: 'Shop', needs: 'carts.read', key: 's' },
    { group: 'sell', place: 20, href: '/saved-carts', name: 'Saved carts', needs: 'carts.read', key: 'v' },
  ],
  store: {
    savedCarts: calls(saveCartContract, { save: saveHandler }),
  },
  portal: {
    savedCarts: calls(savedCartsContract, savedCartsHandlers),
  },
})
