import type { ViewContext } from '#features/catalog/catalog/view/product-card.ts'
import { isRegulated } from '#features/catalog/compliance/rules/facts.ts'
import { mayHaveRebate } from '#features/catalog/rebates/rules/eligible.ts'
import { pagePicture } from '../page/page-pictures.server.ts'

/** The dependencies of product views for one request. */
export const viewContext = (request: Request): ViewContext => ({
  picture: (spec) => pagePicture(spec, request),
  mayHaveRebate,
  isRegulated,
})
