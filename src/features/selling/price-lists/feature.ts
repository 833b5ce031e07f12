import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { priceListsContract } from './contract.ts'
import * as priceSheets from './migrations/0217-price-sheets.ts'
import { PRICE_LIST } from './rules/access.ts'
import { priceListsHandlers } from './server/handlers.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ priceLists: 'Price lists' })

export const priceLists = defineFeature({
  name: 'price-lists',
  permissions: [PRICE_LIST],
  migrations: { '0217-price-sheets': priceSheets },
  navigation: [
    {
      group: 'prices',
      place: 30,
      href: '/price-lists',
      name: pageNames.priceLists,
      needs: PRICE_LIST.read,
      key: 'r',
    },
  ],
  portal: {
    priceLists: calls(priceListsContract, priceListsHandlers),
  },
})
