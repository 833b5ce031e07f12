import { type ActionFunctionArgs, redirect } from 'react-router'
import { portalContext } from '../../context.ts'

export const loader = () => redirect('/')

/** Ends the session, also when it had ended before. */
export async function action({ context }: ActionFunctionArgs) {
  const { api, user } = context.get(portalContext)
  if (user) await api.ownAccount.signOut()
  throw redirect('/sign-in')
}
