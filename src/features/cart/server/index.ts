export { CART_MAIL_TOPIC, sendCartMails } from './cart-mail.ts'
export { CART_REMINDER_TOPIC, sendCartReminders } from './cart-reminder.ts'
export { cartHandlers } from './handlers.ts'
export type { CartPorts } from './ports.ts'
