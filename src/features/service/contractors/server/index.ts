export { contractorDeskHandlers } from './desk.ts'
export { FEEDBACK_MAIL_TOPIC, sendFeedbackMails } from './feedback-mail.ts'
export { forgetFeedback } from './forget.ts'
export { contractorsHandlers } from './handlers.ts'
