import { useLocation } from 'react-router'
import { Assistance } from '#features/partners/support/ui/assistance.tsx'
import { SupportBlock } from '#features/partners/support/ui/support-block.tsx'
import { telephone } from '#lib/phone.ts'
import { Hours } from '#shop/page/hours.tsx'
import { useVisitor } from '#shop/visitor.ts'
import { useReport } from '../partner/reporting.ts'
import { useStoreFacts } from '../root.tsx'
import { texts } from '../texts.ts'

/** The sidebar with this store's own phone, hours and address of the page at hand. */
export function StoreAssistance({ onClose }: { onClose: () => void }) {
  const { contact, publicOrigin, portalOrigin } = useStoreFacts()
  const { userID } = useVisitor()
  const { pathname } = useLocation()
  const report = useReport()
  return (
    <Assistance onClose={onClose} portalOrigin={userID > 0 ? portalOrigin : undefined}>
      <SupportBlock
        contact={contact}
        telephone={telephone(contact.phone)}
        hours={<Hours otherwise={texts.hours} />}
        page={publicOrigin + pathname}
        onReport={
          report &&
          (() => {
            onClose()
            report()
          })
        }
      />
    </Assistance>
  )
}
