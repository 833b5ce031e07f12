export { clearPhotoQuotes } from './clear.ts'
export { photoDeskHandlers } from './desk-handlers.ts'
export { PHOTO_QUOTE_MAIL_TOPIC } from './mail.ts'
export { photoQuotesHandlers } from './store-handlers.ts'
