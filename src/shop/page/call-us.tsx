import { telephone } from '../../lib/phone.ts'
import { useShop } from '../shop-context.ts'
import { texts } from '../texts.ts'

/** The phone number with its hours, at the end of every page that has nothing to show. */
export function CallUs() {
  const { contact } = useShop()
  return (
    <>
      {texts.orCall} <a href={telephone(contact.phone)}>{contact.phone}</a>, {texts.hours}.
    </>
  )
}
