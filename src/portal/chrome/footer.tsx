import { merchant } from '#lib/merchant/merchant.ts'
import { telephone } from '#shop/page/telephone.ts'
import { texts as shared } from '#shop/texts.ts'
import { usePortalFacts } from '../facts.ts'

/** Phone and hours for partners. */
export function Footer() {
  const { contact, year } = usePortalFacts()
  return (
    <footer className="portal-foot">
      <div className="wrap row between">
        <span>
          © {year} {merchant().name}
        </span>
        <span>
          <a href={telephone(contact.phone)}>{contact.phone}</a>,{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>, {shared.hours}
        </span>
      </div>
    </footer>
  )
}
