export { surveyDeskHandlers } from './desk.ts'
export { surveysHandlers } from './handlers.ts'
export { inviteToSurveys } from './invite.ts'
export { SURVEY_MAIL_TOPIC, sendInvitations, sendUnhappyMails, UNHAPPY_MAIL_TOPIC } from './mails.ts'
