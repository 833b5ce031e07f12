import type { OrderWarranty, Registration, WarrantyUnit } from '../contract.ts'
import { coverageOf, daysBetween } from '../rules/terms.ts'
import { texts } from '../texts.ts'

/** The state of a registration in one sentence. */
export const stateWords = ({ state, serial, makerReference }: Registration): string => {
  if (state === 'filed') return texts.state.filed(makerReference ?? '')
  return serial === null ? texts.state.reading : texts.state.received
}

/**
 * The days that are left to register a unit, counted from the delivery while the installation is not known.
 * Negative when the time is over; null before the delivery.
 */
export function timeLeft(
  unit: Pick<WarrantyUnit, 'terms'>,
  { deliveredOn, today }: Pick<OrderWarranty, 'deliveredOn' | 'today'>,
): { left: number; registerBy: string } | null {
  if (deliveredOn === null) return null
  const { registerBy } = coverageOf(unit.terms, { installedOn: deliveredOn, registeredOn: today, state: '' })
  return { left: daysBetween(today, registerBy), registerBy }
}

/** A registration as a form sends it. */
interface SentRegistration {
  slot: string
  serial: string
  installedOn: string
  installer: string
  photo?: File
}

export function readRegistration(form: FormData): SentRegistration {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const photo = form.get('photo')
  return {
    slot: text('slot'),
    serial: text('serial'),
    installedOn: text('installedOn'),
    installer: text('installer'),
    ...(photo instanceof File && photo.size > 0 ? { photo } : {}),
  }
}
