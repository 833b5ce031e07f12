import { decidingHandlers } from './deciding.ts'
import { readingHandlers } from './reading.ts'
import { shippingHandlers } from './shipping.ts'

export const orderDeskHandlers = { ...readingHandlers, ...decidingHandlers, ...shippingHandlers }
