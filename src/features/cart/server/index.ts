export { CART_MAIL_TOPIC, sendCartMails } from './cart-mail.ts'
export { cartHandlers } from './handlers.ts'
export type { CartPorts } from './ports.ts'
