export { warrantyDeskHandlers } from './desk.ts'
export { warrantiesHandlers } from './handlers.ts'
export {
  sendWarrantyMails,
  sendWarrantyReminders,
  WARRANTY_MAIL_TOPIC,
  WARRANTY_REMINDER_TOPIC,
} from './mails.ts'
export { remindOfWarranties } from './remind.ts'
