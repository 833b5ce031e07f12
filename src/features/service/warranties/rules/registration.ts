import { isDay } from '#lib/dates.ts'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { choiceOr, listQuery, words } from '#platform/lists/rules/query.ts'
import { texts } from '../texts.ts'

export const REGISTRATION_STATES = ['received', 'filed'] as const
/** `received`: staff have not passed it on yet. `filed`: the maker has it. */
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** The longest texts of the form, in characters. */
export const LONGEST = { serial: 40, installer: 80, reference: 60 } as const
export const MOST_PLATE_BYTES = 10 * 1024 * 1024
/** Limits of the photo, for the call that receives it and the form that sends it. */
export const plateUpload = formWithFiles(MOST_PLATE_BYTES, texts.photoTooLarge)

/** A serial number as makers print it: capitals and digits, without blanks. */
export const plainSerial = (typed: string): string => typed.toUpperCase().replace(/[\s.]/g, '')

/**
 * What is wrong with a serial number; undefined for one that a plate may show. Makers print 5 to 20 capitals
 * and digits, some with hyphens, and always a digit. As seen on plates of the trade, 2026-11.
 */
export function serialFault(typed: string, model: string): string | undefined {
  const serial = plainSerial(typed)
  if (!/^[A-Z0-9-]*$/.test(serial)) return texts.errors.serialSigns
  if (serial.length < 5 || serial.length > 20) return texts.errors.serialLength(serial.length)
  if (!/\d/.test(serial) || /^(.)\1*$/.test(serial)) return texts.errors.serialNone
  return serial === plainSerial(model) ? texts.errors.serializModel : undefined
}

export interface RegistrationDraft {
  serial: string
  installedOn: string
  installer: string
  hasPhoto: boolean
}

export type RegistrationErrors = { [field in 'serial' | 'installedOn' | 'installer']?: string | undefined }

/** The errors of a registration, by field; empty when it may be sent. Days are yyyy-mm-dd. */
export function checkRegistration(
  { serial, installedOn, installer, hasPhoto }: RegistrationDraft,
  { model, soldOn, today }: { model: string; soldOn: string; today: string },
): RegistrationErrors {
  const { errors } = texts
  const faults: RegistrationErrors = {
    serial: serial.trim() === '' ? (hasPhoto ? undefined : errors.serialOrPhoto) : serialFault(serial, model),
    installedOn: !isDay(installedOn)
      ? errors.day
      : installedOn < soldOn
        ? errors.beforeSale
        : installedOn > today
          ? errors.future
          : undefined,
    installer: installer.length > LONGEST.installer ? errors.installer : undefined,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/** What the list of registrations can be asked for. `search`: an order number or a serial number. */
export const REGISTRATION_LIST = listQuery({
  filters: { state: choiceOr('received', REGISTRATION_STATES), search: words(40, { was: 'find' }) },
})
