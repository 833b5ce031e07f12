import { oc } from '@orpc/contract'
import { z } from 'zod'
import { MOST } from '#features/partners/customers/rules/customer.ts'
import { line, lines } from '#lib/text/plain-text.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { COMPANY_LIST, CONTRACTOR_LIST, DELIVERS_TO, logoUpload, MOST_OF_COMPANY } from './rules/company.ts'

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

const companySchema = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  website: z.string(),
  about: z.string(),
  license: z.string(),
  /** names its logo at /v1/api/company-logos; null: it has none */
  logo: z.string().nullable(),
  /** whether other partners find the company in the list of contractors */
  isListed: z.boolean(),
  deliversTo: z.enum(DELIVERS_TO),
  isDisabled: z.boolean(),
  version: z.int(),
  /** how many people can sign in or are invited */
  people: z.int(),
})
export type Company = z.infer<typeof companySchema>

const contractorSchema = companySchema.pick({
  id: true,
  name: true,
  phone: true,
  email: true,
  city: true,
  state: true,
  zip: true,
  website: true,
  about: true,
})
export type ListedContractor = z.infer<typeof contractorSchema>

const draft = {
  name: line(MOST.name),
  phone: line(MOST.phone).default(''),
  email: line(MOST.email).default(''),
  street: line(MOST.street).default(''),
  city: line(MOST.city).default(''),
  state: line(MOST.state).default(''),
  zip: line(MOST.zip).default(''),
  website: line(MOST_OF_COMPANY.website).default(''),
  about: lines(MOST_OF_COMPANY.about).default(''),
  license: line(MOST_OF_COMPANY.license).default(''),
  isListed: z.boolean().default(false),
  deliversTo: z.enum(DELIVERS_TO).default('job-site'),
}

const route = (method: 'GET' | 'POST', path: `/partner/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['companies'], summary })

/** Companies of contractors. A contractor sees their own; another company answers 404. */
export const companiesContract = {
  list: route('GET', '/partner/companies', 'Companies by name, a page at a time')
    .input(listInput(COMPANY_LIST, { after }))
    .output(z.object({ companies: z.array(companySchema), next })),
  open: route('GET', '/partner/companies/{id}', 'One company')
    .input(z.strictObject({ id }))
    .output(companySchema),
  /** 400 `invalid`, 409 `taken`. */
  create: route('POST', '/partner/companies', 'Makes a company')
    .input(z.strictObject(draft))
    .output(companySchema),
  /** 400 `invalid`, 409 `changed` with what the other person saved. */
  change: route('POST', '/partner/companies/{id}', 'Changes a company')
    .input(z.strictObject({ id, version: id.max(2_147_483_647), ...draft }))
    .output(companySchema),
  /** JPEG, PNG or WebP. 413 `too_large`, 422 `picture_refused`, 507 `storage_full`. */
  setLogo: route('POST', '/partner/companies/{id}/logo', 'Gives a company a logo for its quotes')
    .meta({ upload: logoUpload })
    .input(z.strictObject({ id, picture: z.file() }))
    .output(companySchema),
  removeLogo: route('POST', '/partner/companies/{id}/logo/remove', 'Takes the logo off the quotes')
    .input(z.strictObject({ id }))
    .output(companySchema),
  logo: oc
    .route({
      method: 'GET',
      path: '/company-logos/{logo}',
      tags: ['companies'],
      summary: 'A logo of a company',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ logo: z.string().regex(/^[0-9a-f]{32}$/) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  /** Needs a fresh second factor (403 `step_up_needed`). */
  setDisabled: route(
    'POST',
    '/partner/companies/{id}/disable',
    'Ends the sessions of a company and its sign-ins, or allows them again',
  )
    .input(z.strictObject({ id, disabled: z.boolean() }))
    .output(companySchema),
  contractors: route('GET', '/partner/contractors', 'Companies that want to be found by other partners')
    .input(listInput(CONTRACTOR_LIST, { after }))
    .output(z.object({ contractors: z.array(contractorSchema), next })),
}
