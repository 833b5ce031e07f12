import { idOf } from '../reading.ts'

/** What the address of the list of saved carts asks for: `?search=`, `?project=`, `?before=`. */
export function cartQuery(params: URLSearchParams) {
  const search = params.get('search')?.trim().slice(0, 100) ?? ''
  return {
    ...(search !== '' && { search }),
    projectID: idOf(params.get('project')),
    before: idOf(params.get('before')),
  }
}
