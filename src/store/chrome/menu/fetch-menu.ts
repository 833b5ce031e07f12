import { api } from '#api/client.ts'
import { departmentsOf, type MenuNode } from './menu.ts'

let asked: Promise<readonly MenuNode[]> | undefined

/** The departments with their shelves, fetched once a visit; a failure is forgotten, so that the next press asks again. */
export function fetchMenu(): Promise<readonly MenuNode[]> {
  asked ??= api.catalog
    .menu()
    .then(({ entries }) => departmentsOf(entries))
    .catch((error: unknown) => {
      asked = undefined
      throw error
    })
  return asked
}
