export type { ContentEntry, EntryOf } from '../contract.ts'
export type { Content } from './content.ts'
export { starterContent } from './starter.ts'
export {
  type EntryKey,
  listStored,
  readStored,
  removeStored,
  type StoredEntry,
  writeStored,
} from './write.ts'
