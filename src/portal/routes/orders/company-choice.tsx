import { useLoaderData } from 'react-router'
import { call } from '#api/client.ts'
import type { Company } from '#features/partners/companies/contract.ts'
import type { ChoiceField } from '../../list/define-list.ts'
import { PagedChoice } from '../../list/paged-choice.tsx'

/** The filter of a company, by its name. The page of the orders knows the name of the one that is chosen. */
export function CompanyChoice(field: ChoiceField) {
  const { company } = useLoaderData<{ company?: { id: number; name: string } }>()
  return <PagedChoice {...field} chosen={company} read={readCompanies} />
}

async function readCompanies(search: string, after: string | undefined, signal: AbortSignal) {
  const answer = await call('GET', '/partner/companies', { search, ...(after && { after }) }, { signal })
  const { companies, next } = answer as { companies: Company[]; next: string | null }
  const rows = companies.map(({ id, name, city, state }) => ({
    id,
    name,
    note: [city, state].filter(Boolean).join(', '),
  }))
  return { rows, next }
}
