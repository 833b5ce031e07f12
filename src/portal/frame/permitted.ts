import { useRouteLoaderData } from 'react-router'
import { type Action, PERMISSIONS } from '#features/people/accounts/rules/permissions.ts'
import type { PortalUser } from '../context.ts'

/** Whether a role may do something: the table that the server checks too. */
export const mayDo = (role: PortalUser['role'], action: Action): boolean =>
  PERMISSIONS[action][role] !== 'none'

/** Whether the person who is signed in may do something. Pages offer only what the server would accept. */
export function useMay(action: Action): boolean {
  const user = useRouteLoaderData<{ user: PortalUser }>('routes/frame/partner-frame')?.user
  return user !== undefined && mayDo(user.role, action)
}
