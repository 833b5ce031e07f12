import { SupportBlock } from '#features/support/ui/support-block.tsx'
import { pageTitle } from '#shop/merchant.ts'
import { SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { Hours } from '#shop/page/hours.tsx'
import { telephone } from '#shop/page/telephone.ts'
import { contractorTexts } from '../../page-texts.ts'
import { useStoreFacts } from '../../root.tsx'
import { texts } from '../../texts.ts'
import { ProsePage } from './prose-page.tsx'

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({
  title: pageTitle('Contact us'),
  description: `Phone, e-mail and address. ${texts.hours}.`,
})

export default function ContactUs() {
  const { contact, publicOrigin } = useStoreFacts()
  const quote = `mailto:${contact.email}?subject=${encodeURIComponent(contractorTexts.subject)}`
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
      <section id="contractors" aria-labelledby="contractors-title">
        <h2 id="contractors-title">{contractorTexts.title}</h2>
        <p>{contractorTexts.lead}</p>
        <ul>
          {contractorTexts.offers.map((offer) => (
            <li key={offer}>{offer}</li>
          ))}
        </ul>
        <p>
          <a href={telephone(contact.phone)}>{contact.phone}</a> · <a href={quote}>{contractorTexts.write}</a>
        </p>
      </section>
    </ProsePage>
  )
}
