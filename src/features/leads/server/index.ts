export { LEAD_MAIL_TOPIC, sendLeadMails } from './lead-mail.ts'
export { type NewLead, type WrittenLead, writeLead } from './write-lead.ts'
