import { STATE_NAMES } from '#features/catalog/location/rules/states.ts'
import {
  type CustomerDraft,
  customerProblems,
  type FieldProblem,
  MOST,
  tidyCustomer,
} from '#features/partners/customers/rules/customer.ts'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { choice, listQuery, words } from '#platform/lists/rules/query.ts'
import { texts } from '../texts.ts'

/** The longest text of each field that only companies have, in characters. */
export const MOST_OF_COMPANY = { website: 200, about: 600, license: 80 } as const

/** The longest side of a stored logo, in pixels: enough for two inches of print. */
export const LOGO_SIDE = 480
export const MOST_LOGO_BYTES = 5 * 1024 * 1024
export const logoUpload = formWithFiles(MOST_LOGO_BYTES, texts.logoTooLarge)

/** Where the orders of a company go unless the order says otherwise. */
export const DELIVERS_TO = ['job-site', 'office'] as const

/** A company as people type it. */
export interface CompanyDraft extends CustomerDraft {
  website: string
  about: string
  /** as it stands on the company's quotes: state and number */
  license: string
  isListed: boolean
  deliversTo: (typeof DELIVERS_TO)[number]
}

/** A company in its usual form: the same forms as a customer's, and a website with its protocol. */
export const tidyCompany = (draft: CompanyDraft): CompanyDraft => ({
  ...tidyCustomer(draft),
  website: withProtocol(draft.website.trim()),
  about: draft.about.trim().replace(/\r\n?/g, '\n'),
  license: draft.license.trim(),
  isListed: draft.isListed,
  deliversTo: draft.deliversTo,
})

const withProtocol = (website: string): string =>
  website === '' || /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`

/** What is wrong with a tidy company, field by field. */
export const companyProblems = (draft: CompanyDraft): FieldProblem[] => [
  ...customerProblems(draft),
  ...(isWebsite(draft.website) ? [] : [{ path: 'website', message: texts.website }]),
]

/** A link that other partners press leads to a web page and to nothing else. */
function isWebsite(website: string): boolean {
  if (website === '') return true
  const { protocol, hostname, username } = URL.parse(website) ?? {}
  return (
    /^https?:$/.test(protocol ?? '') && /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(hostname ?? '') && username === ''
  )
}

/** What the list of companies, and that of contractors who want to be found, can be asked for. */
export const COMPANY_LIST = listQuery({ filters: { search: words(MOST.search) } })
export const CONTRACTOR_LIST = listQuery({
  filters: { search: words(MOST.search), state: choice([...STATE_NAMES.keys()]) },
})
