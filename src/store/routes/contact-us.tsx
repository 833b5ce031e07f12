import { ProsePage } from '../content/prose-page.tsx'
import { SHARED_PAGE, standingMeta } from '../page.ts'
import { useShop } from '../root.tsx'
import { telephone } from '../shell/footer.tsx'
import { texts } from '../texts.ts'

export const headers = () => SHARED_PAGE

export const meta = standingMeta({ title: 'Contact us | Alpine', description: `Phone, e-mail and address. ${texts.hours}.` })

export default function ContactUs() {
  const { contact } = useShop()
  return (
    <ProsePage title="Contact us">
      <p className="lead">{texts.hours}.</p>
      <dl className="facts">
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={telephone(contact.phone)}>{contact.phone}</a>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            <address>{contact.address}</address>
          </dd>
        </div>
      </dl>
    </ProsePage>
  )
}
