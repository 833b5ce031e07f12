export { CART_MAIL_TOPIC } from './cart-mail.ts'
export { CART_REMINDER_TOPIC } from './cart-reminder.ts'
export type { CartPorts } from './ports.ts'
