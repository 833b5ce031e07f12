import { SupportBlock } from '#features/support/ui/support-block.tsx'
import { ProsePage } from '../content/prose-page.tsx'
import { SHARED_PAGE, standingMeta } from '../page.ts'
import { useShop } from '../root.tsx'
import { telephone } from '../shell/footer.tsx'
import { Hours } from '../shell/hours.tsx'
import { texts } from '../texts.ts'

export const headers = () => SHARED_PAGE

export const meta = standingMeta({
  title: 'Contact us | Alpine',
  description: `Phone, e-mail and address. ${texts.hours}.`,
})

export default function ContactUs() {
  const { contact, publicOrigin } = useShop()
  return (
    <ProsePage title="Contact us">
      <p className="lead">{texts.hours}.</p>
      <SupportBlock
        contact={contact}
        telephone={telephone(contact.phone)}
        hours={<Hours />}
        page={`${publicOrigin}/contact-us`}
      >
        <div>
          <dt>Address</dt>
          <dd>
            <address>{contact.address}</address>
          </dd>
        </div>
      </SupportBlock>
    </ProsePage>
  )
}
