export { MANUAL_MAIL_TOPIC } from './mail.ts'
