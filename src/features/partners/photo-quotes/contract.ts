export {
  type ListedPhotoQuote,
  type OpenedPhotoQuote,
  type PlateReading,
  photoDeskContract,
} from './contract/desk.ts'
export { type DraftPhoto, type PhotoDraft, photoQuotesContract } from './contract/store.ts'
