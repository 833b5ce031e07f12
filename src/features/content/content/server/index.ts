export type { ContentEntry, EntryOf } from '../contract.ts'
export { type Content, createContent } from './content.ts'
export { contentHandlers } from './handlers.ts'
export { installContent, type NewEntry } from './install.ts'
export { writtenPage } from './parts.ts'
export { starterContent } from './starter.ts'
export {
  type EntryKey,
  listStored,
  readStored,
  removeStored,
  type StoredEntry,
  writeStored,
} from './write.ts'
