export type { Mailer, Message, SendResult } from './ports.ts'
