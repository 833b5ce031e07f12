export { demoCredentials, firstAdmin } from './first-admin.ts'
export { ACCOUNT_MAIL_TOPIC } from './mails.ts'
