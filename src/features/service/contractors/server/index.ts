export { contractorDeskHandlers } from './desk.ts'
export { FEEDBACK_MAIL_TOPIC, forgetFeedback, sendFeedbackMails } from './feedback-desk.ts'
export { contractorsHandlers } from './handlers.ts'
