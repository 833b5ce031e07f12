export { ownedEquipmentHandlers } from './handlers.ts'
export { CARE_MAIL_TOPIC, remindOfCare, sendCareMails } from './reminders.ts'
