export { systemSelectorHandlers } from './handlers.ts'
export { QUESTION_MAIL_TOPIC, QUOTE_MAIL_TOPIC, sendQuestionMails, sendQuoteMails } from './mails.ts'
export { clearRequests } from './requests.ts'
