import { serialTexts } from '#features/selling/fulfilment/rules/serial-texts.ts'
import { LONGEST_SERIAL, plainSerial, serialFault } from '#features/selling/fulfilment/rules/serials.ts'
import { isDay } from '#lib/dates.ts'
import { listed } from '#lib/language/texts.ts'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { choiceOr, listQuery, words } from '#platform/lists/rules/query.ts'
import { texts } from '../texts.ts'

export const REGISTRATION_STATES = ['received', 'filed'] as const
/** `received`: staff have not passed it on yet. `filed`: the maker has it. */
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** The longest texts of the form, in characters. */
export const LONGEST = { serial: LONGEST_SERIAL, installer: 80, reference: 60 } as const
export const MOST_PLATE_BYTES = 10 * 1024 * 1024
/** Limits of the photo, for the call that receives it and the form that sends it. */
export const plateUpload = formWithFiles(MOST_PLATE_BYTES, texts.photoTooLarge)

export interface RegistrationDraft {
  serial: string
  installedOn: string
  installer: string
  hasPhoto: boolean
}

export type RegistrationErrors = { [field in 'serial' | 'installedOn' | 'installer']?: string | undefined }

interface Facts {
  model: string
  /** the serial numbers that the unit can have; none when they are not known, or a photo shows the plate */
  shipped: readonly string[]
  /** days as yyyy-mm-dd */
  soldOn: string
  today: string
}

const notShipped = (serial: string, shipped: readonly string[]): string | undefined =>
  shipped.length === 0 || shipped.includes(plainSerial(serial))
    ? undefined
    : serialTexts.shipped(listed(shipped))

/** The errors of a registration, by field; empty when it may be sent. Days are yyyy-mm-dd. */
export function checkRegistration(
  { serial, installedOn, installer, hasPhoto }: RegistrationDraft,
  { model, shipped, soldOn, today }: Facts,
): RegistrationErrors {
  const { errors } = texts
  const faults: RegistrationErrors = {
    serial:
      serial.trim() === ''
        ? hasPhoto
          ? undefined
          : errors.serialOrPhoto
        : (serialFault(serial, model) ?? notShipped(serial, shipped)),
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
