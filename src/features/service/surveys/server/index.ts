export { surveyDeskHandlers } from './desk.ts'
export { inviteToSurveys } from './invite.ts'
