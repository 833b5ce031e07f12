export { photoDeskHandlers } from './desk-handlers.ts'
export { PHOTO_QUOTE_MAIL_TOPIC } from './mail.ts'
export { clearPhotoQuotes } from './photos.ts'
export { photoQuotesHandlers } from './store-handlers.ts'
