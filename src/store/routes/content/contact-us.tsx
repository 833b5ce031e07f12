import { Link } from 'react-router'
import { SupportBlock } from '#features/partners/support/ui/support-block.tsx'
import { pageTitle } from '#shop/merchant.ts'
import { SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { Hours } from '#shop/page/hours.tsx'
import { telephone } from '#shop/page/telephone.ts'
import { contractorTexts } from '../../page-texts.ts'
import { useReport } from '../../partner/reporting.ts'
import { useStoreFacts } from '../../root.tsx'
import { texts } from '../../texts.ts'
import { ProsePage } from './prose-page.tsx'
import { TransitMap } from './transit-map.tsx'

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({
  title: pageTitle('Contact us'),
  description: `Phone, email and address. ${texts.hours}.`,
})

export default function ContactUs() {
  const { contact, publicOrigin } = useStoreFacts()
  const quote = `mailto:${contact.email}?subject=${encodeURIComponent(contractorTexts.subject)}`
  const aside = (
    <aside className="box stack" aria-label="Phone, email and address">
      <SupportBlock
        contact={contact}
        telephone={telephone(contact.phone)}
        hours={<Hours />}
        page={`${publicOrigin}/contact-us`}
        onReport={useReport()}
      >
        <div>
          <dt>Address</dt>
          <dd>
            <address>{contact.address}</address>
          </dd>
        </div>
      </SupportBlock>
      <TransitMap />
    </aside>
  )
  return (
    <ProsePage title="Contact us" aside={aside}>
      <p className="lead">{texts.hours}.</p>
      <ContactAdvice />
      <section id="contractors" aria-labelledby="contractors-title">
        <h2 id="contractors-title">{contractorTexts.title}</h2>
        <p>{contractorTexts.lead}</p>
        <ul className="bullets">
          {contractorTexts.offers.map((offer) => (
            <li key={offer}>{offer}</li>
          ))}
        </ul>
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
    <h2>When to call, and when to write</h2>
    <ul className="bullets">
      <li>
        <b>Call</b> to change or cancel an order before it ships, when a delivery driver is at your door, or
        when you want to talk through a choice.
      </li>
      <li>
        <b>Email</b> when a picture helps: the nameplate of your old unit, a damaged carton, a drawing of the
        room.
      </li>
    </ul>
    <h2>What to have ready</h2>
    <ul className="bullets">
      <li>About an order: the order number from your confirmation email and the delivery ZIP code.</li>
      <li>About a replacement: the model number on the nameplate of your old unit.</li>
      <li>About a new system: your ZIP code, the square feet, and the fuel that you heat with.</li>
    </ul>
    <h2>Help with an order</h2>
    <ul className="bullets">
      <li>
        <Link to="/track-your-order">Track your order</Link>, cancel it, return it, or report damage
      </li>
      <li>
        <Link to="/free-shipping">How we deliver</Link>, and what ships free
      </li>
      <li>
        <Link to="/terms-of-sale">Returns and terms of sale</Link>
      </li>
    </ul>
    <h2>Help with a choice</h2>
    <ul className="bullets">
      <li>
        <Link to="/system-selector">See complete systems that fit your home</Link>
      </li>
      <li>
        <Link to="/sizing-estimator">Find the size that your home needs</Link>
      </li>
      <li>
        <Link to="/operating-cost-calculator">See what each fuel costs to heat with where you live</Link>
      </li>
      <li>
        <Link to="/heatpump">See what a heat pump does in your climate</Link>
      </li>
    </ul>
  </>
)
