import type { PortalApi } from '#api/contract.ts'
import type { ViewedList } from '#features/partners/customers/contract.ts'
import { idOf } from '../routes/reading.ts'

/**
 * Saves or removes a view of a list, when the form asks for that. Answers the search of the list to show
 * then; undefined for every other form.
 */
export async function changeView(
  api: PortalApi,
  list: ViewedList,
  form: FormData,
): Promise<string | undefined> {
  const intent = form.get('intent')
  const search = String(form.get('search') ?? '').slice(0, 400)
  if (intent === 'save-view') {
    const name = String(form.get('name') ?? '')
      .trim()
      .slice(0, 60)
    if (name !== '') await api.customers.saveView({ list, name, search })
    return search
  }
  if (intent !== 'remove-view') return undefined
  const id = idOf(form.get('view'))
  if (id !== undefined) await api.customers.removeView({ id })
  return search
}
