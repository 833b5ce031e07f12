export { surveyDeskHandlers } from './desk.ts'
export { inviteToSurveys } from './invite.ts'
export { SURVEY_MAIL_TOPIC, UNHAPPY_MAIL_TOPIC } from './mails.ts'
