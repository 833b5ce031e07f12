export { issueInboxHandlers } from './handlers.ts'
export { ISSUE_MAIL_TOPIC, sendIssueMails } from './issue-mail.ts'
export { reportHandler } from './report.ts'
