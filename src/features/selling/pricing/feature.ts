import { shippingContract } from '#features/selling/shipping/contract.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import * as priceRules from './migrations/0216-price-rules.ts'
import { COST, COUPON_LIMITS } from './rules/access.ts'
import { COUPON_DATA } from './server/personal-data.ts'
import { shippingHandlers } from './server/price-sources.ts'

export const pricing = defineFeature({
  name: 'pricing',
  personalData: COUPON_DATA,
  permissions: [COST],
  limits: COUPON_LIMITS,
  migrations: { '0216-price-rules': priceRules },
  store: {
    shipping: calls(shippingContract, shippingHandlers),
  },
})
