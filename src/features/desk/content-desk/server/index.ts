export { contentDeskHandlers } from './handlers.ts'
export { previewedKey, withDraft } from './preview.ts'
