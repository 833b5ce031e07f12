import { decimal } from '../braintree/transaction-xml.ts'
import type { JsonAnswer } from '../paypal/state.ts'

export const problem = (status: number, reasonCode: string): JsonAnswer => ({
  status,
  body: { reasonCode, message: `The sandbox says ${reasonCode}.` },
})
export const wrongSession = () => problem(422, 'InvalidCheckoutSessionStatus')
export const wrongCharge = () => problem(422, 'InvalidChargeStatus')
export const invalid = () => problem(400, 'InvalidParameterValue')
export const unknownObject = (): JsonAnswer => problem(404, 'ResourceNotFound')

export const money = (cents: number) => ({ amount: decimal(cents), currencyCode: 'USD' })
