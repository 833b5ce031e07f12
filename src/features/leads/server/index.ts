export { type ExpertContext, expertHandler } from './expert.ts'
export { clearLeads, warnOfPromises } from './jobs.ts'
export { LEAD_MAIL_TOPIC, sendLeadMails } from './lead-mail.ts'
export { type NewLead, type WrittenLead, writeLead } from './write-lead.ts'
