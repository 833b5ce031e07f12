export { CART_MAIL_TOPIC } from './cart-mail.ts'
export { CART_REMINDER_TOPIC } from './cart-reminder.ts'
export { cartHandlers } from './handlers.ts'
export type { CartPorts } from './ports.ts'
