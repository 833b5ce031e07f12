import { texts } from '#features/choosing/learning/texts.ts'
import { SupportBlock } from '#features/partners/support/ui/support-block.tsx'
import { telephone } from '#lib/phone.ts'
import { Hours } from '#shop/page/hours.tsx'
import { Link } from '#ui/link/link.tsx'
import { useReport } from '../../partner/reporting.ts'
import { useStoreFacts } from '../../root.tsx'
import { texts as storeTexts } from '../../texts.ts'

const { support } = texts

/** R-LEARN: the part of the learning center that the footer's "Customer Support" leads to. */
export function CustomerSupport({ path }: { path: string }) {
  const { contact, publicOrigin } = useStoreFacts()
  return (
    <section className="support" id="customer-support" aria-labelledby="customer-support-title">
      <div className="wrap band">
        <h2 id="customer-support-title">{support.title}</h2>
        <p className="measure">{support.lead}</p>
        <div className="support-columns">
          <SupportBlock
            contact={contact}
            telephone={telephone(contact.phone)}
            hours={<Hours />}
            page={publicOrigin + path}
            onReport={useReport()}
          >
            <div>
              <dt>{support.hours}</dt>
              <dd>{storeTexts.hours}</dd>
            </div>
            <div>
              <dt>{support.address}</dt>
              <dd>
                <address>{contact.address}</address>
              </dd>
            </div>
          </SupportBlock>
          <ul>
            <li>
              <Link href="/track-your-order">{support.order}</Link>
              <div className="meta">{support.orderText}</div>
            </li>
            <li>
              <Link href="/contact-us">{support.write}</Link>
              <div className="meta">{support.writeText}</div>
            </li>
            <li>
              <Link href="/premium-guarantee">{support.guarantee}</Link>
              <div className="meta">{support.guaranteeText}</div>
            </li>
            <li>
              <Link href="/learning-center/support-article/privacy-policy">{storeTexts.privacyPolicy}</Link>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
