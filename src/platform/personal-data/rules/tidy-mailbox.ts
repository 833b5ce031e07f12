import { tidyEmail } from '#lib/typed/email.ts'

/** A mailbox as the rows of a person are found by it. */
export const tidyMailbox = (email: string): string => tidyEmail(email).toLowerCase()
