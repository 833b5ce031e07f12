import { z } from 'zod'
import type { TypedField } from './fields.ts'
import * as fields from './fields.ts'

/** A field of a contract that is judged as its form judges it. */
export const typed = (field: TypedField) =>
  z
    .string()
    .overwrite(field.tidy)
    .max(field.most, fields.tooLong(field.most))
    .superRefine((text, context) => {
      const fault = text.length > field.most ? undefined : field.fault(text)
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
    })

/** The same for a field that may be left empty. */
export const optionally = (field: TypedField) =>
  typed({ ...field, fault: (text) => (text === '' ? undefined : field.fault(text)) })

/** A mailbox. */
export const email = typed(fields.email)
