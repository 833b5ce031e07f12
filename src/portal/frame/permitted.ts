import { useRouteLoaderData } from 'react-router'
import { type Action, mayDo } from '#features/people/accounts/rules/actions.ts'
import type { PortalUser } from '../context.ts'

/** Whether the person who is signed in may do something. Pages offer only what the server would accept. */
export function useMay(action: Action): boolean {
  const user = useRouteLoaderData<{ user: PortalUser }>('routes/frame/partner-frame')?.user
  return user !== undefined && mayDo(user.role, action)
}
