import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id } from './fields.ts'

export const contact = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  phone: z.string(),
  email: z.string(),
})

/** Answered by the store, with the bearer token of a partner. */
export const contactsContract = {
  /** C-CONTACTS. 401 `sign_in_needed`, 404 for a customer of another company. */
  list: oc
    .route({
      method: 'GET',
      path: '/customer_contacts/{id}',
      tags: ['partner'],
      summary: 'The contacts of a customer, the customer first',
    })
    .input(z.strictObject({ id }))
    .output(z.object({ contacts: z.array(contact) })),
}
