/** The five digits of a US zip. */
export const ZIP_SHAPE = /^\d{5}$/

/** Whether a text is the five digits of a US zip, as our own tables and addresses carry it. */
export const isFiveDigits = (text: string): boolean => ZIP_SHAPE.test(text)

/** The part of a postal code that names a place: people leave out the last four digits of a ZIP+4. */
export const placeOfZip = (postal: string): string => postal.trim().toUpperCase().slice(0, 5)

/** Whether two US zips, with or without their last four digits, name one place. */
export const isSamePlace = (a: string, b: string): boolean => placeOfZip(a) === placeOfZip(b)
