import { type ActionFunctionArgs, redirect } from 'react-router'
import { portalContext } from '../../context.ts'

export const loader = () => redirect('/')

/** Ends the session, also when it had ended before. */
export async function action({ context }: ActionFunctionArgs) {
  const { api, user } = context.get(portalContext)
  if (user) await api.ownAccount.signOut()
  // ASVS 5.0.0 14.3.1: drafts of forms and copies of pages leave a shared computer with the person.
  throw redirect('/sign-in', { headers: { 'clear-site-data': '"cache", "storage"' } })
}
