export { productWatchesHandlers } from './handlers.ts'
export { sendWatchMails, WATCH_MAIL_TOPIC } from './mails.ts'
export { forgetWatches, notifyWatchers } from './send-alerts.ts'
