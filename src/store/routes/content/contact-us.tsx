import { SupportBlock } from '#features/partners/support/ui/support-block.tsx'
import { telephone } from '#lib/phone.ts'
import { pageTitle, SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { Hours } from '#shop/page/hours.tsx'
import { useReport } from '../../partner/reporting.ts'
import { useStoreFacts } from '../../root.tsx'
import { texts } from '../../texts.ts'
import { contactTexts, contractorTexts } from './contact-texts.ts'
import { Bullets, ProsePage } from './prose-page.tsx'
import { TransitMap } from './transit-map.tsx'

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({
  title: pageTitle(contactTexts.title),
  description: contactTexts.description(texts.hours),
})

export default function ContactUs() {
  const { contact, publicOrigin } = useStoreFacts()
  const quote = `mailto:${contact.email}?subject=${encodeURIComponent(contractorTexts.subject)}`
  const aside = (
    <aside className="box stack" aria-label={contactTexts.ways}>
      <SupportBlock
        contact={contact}
        telephone={telephone(contact.phone)}
        hours={<Hours />}
        page={`${publicOrigin}/contact-us`}
        onReport={useReport()}
      >
        <div>
          <dt>{contactTexts.address}</dt>
          <dd>
            <address>{contact.address}</address>
          </dd>
        </div>
      </SupportBlock>
      <TransitMap />
    </aside>
  )
  return (
    <ProsePage title={contactTexts.title} aside={aside}>
      <p className="lead">{texts.hours}.</p>
      <ContactAdvice />
      <section id="contractors" aria-labelledby="contractors-title">
        <h2 id="contractors-title">{contractorTexts.title}</h2>
        <p>{contractorTexts.lead}</p>
        <Bullets of={contractorTexts.offers} />
        <p>
          <a href={telephone(contact.phone)}>{contact.phone}</a>
          {' · '}
          <a href={quote}>{contractorTexts.write}</a>
        </p>
      </section>
    </ProsePage>
  )
}

/** When to call and when to write, what to have ready, and the pages that answer at any hour. */
const ContactAdvice = () => (
  <>
    <h2>{contactTexts.when}</h2>
    <Bullets of={contactTexts.whenTo} />
    <h2>{contactTexts.ready}</h2>
    <Bullets of={contactTexts.readyFor} />
    <h2>{contactTexts.order}</h2>
    <Bullets of={contactTexts.orderPages} />
    <h2>{contactTexts.choice}</h2>
    <Bullets of={contactTexts.choicePages} />
  </>
)
