import { hasSomeTrait } from '#features/catalog/catalog/rules/product-types.ts'
import type { ViewContext } from '#features/catalog/catalog/view/product-card.ts'
import { isRegulated } from '#features/catalog/compliance/rules/facts.ts'
import { MAY_HAVE_REBATE } from '#features/catalog/rebates/rules/rebate-traits.ts'
import { pagePicture } from '../page/page-pictures.server.ts'

/** The dependencies of product views for one request. */
export const viewContext = (request: Request): ViewContext => ({
  picture: (spec) => pagePicture(spec, request),
  mayHaveRebate: (type) => hasSomeTrait(type, ...MAY_HAVE_REBATE),
  isRegulated,
})
