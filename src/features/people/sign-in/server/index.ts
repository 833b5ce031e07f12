export { demoCredentials, firstAdmin } from './first-admin.ts'
export { ownAccountHandlers, signInHandlers, usersHandlers } from './handlers.ts'
export { ACCOUNT_MAIL_TOPIC } from './mails.ts'
