import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { saveCartContract, savedCartsContract } from './contract.ts'
import { CART, CART_ENTRY, SAVED_CART_LIMITS } from './rules/access.ts'
import { savedCartsHandlers } from './server/handlers.ts'
import { SAVED_CART_DATA } from './server/personal-data.ts'
import { saveHandler } from './server/save.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ shop: 'Shop', savedCarts: 'Saved carts' })

export const savedCarts = defineFeature({
  name: 'saved-carts',
  personalData: SAVED_CART_DATA,
  permissions: [CART],
  limits: SAVED_CART_LIMITS,
  entryKinds: [CART_ENTRY],
  lists: { carts: { reads: CART.read } },
  navigation: [
    { group: 'sell', place: 10, href: '/shop', name: pageNames.shop, needs: CART.read, key: 's' },
    {
      group: 'sell',
      place: 20,
      href: '/saved-carts',
      name: pageNames.savedCarts,
      needs: CART.read,
      key: 'v',
    },
  ],
  store: {
    savedCarts: calls(saveCartContract, { save: saveHandler }),
  },
  portal: {
    savedCarts: calls(savedCartsContract, savedCartsHandlers),
  },
})
