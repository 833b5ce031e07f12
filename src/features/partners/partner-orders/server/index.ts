export { findModels } from './find-models.ts'
export { partnerOrdersHandlers } from './handlers.ts'
