import { useState } from 'react'
import { proving, readAnswer } from '#api/client.ts'
import type { CallRequest, ExpertForm } from '#features/partners/leads/rules/expert-form.ts'
import { ExpertPopup } from '#features/partners/leads/ui/expert-popup.tsx'
import { telephone } from '#lib/phone.ts'
import { useBusinessHours } from '#shop/page/hours.tsx'
import { useShop } from '#shop/shop-context.ts'
import { useToldHome } from '#shop/sizing/keep-home.ts'
import { landingPage, storedRequest, storeRequest } from './visit-storage.ts'

const PRIVACY = '/learning-center/support-article/privacy-policy'

export interface AskProps {
  readonly portalOrigin: string
  readonly onSent: () => void
  readonly onClose: () => void
}

/** The popup with the present business hours and the call to the partner host. */
export function Ask({ portalOrigin, onSent, onClose }: AskProps) {
  const { contact } = useShop()
  const hours = useBusinessHours()
  const [request, setRequest] = useState(storedRequest)
  return (
    <ExpertPopup
      hours={
        hours.kind === 'ready'
          ? {
              isOpen: hours.data.isDuringBusinessHours,
              by: hours.data.callBackBy,
              times: hours.data.callBackTimes,
            }
          : undefined
      }
      request={request}
      phone={{ number: contact.phone, href: telephone(contact.phone) }}
      privacyHref={PRIVACY}
      home={useToldHome()}
      send={(form) => proving((proof) => send(portalOrigin, form, proof))}
      onSent={(sent) => {
        storeRequest(sent)
        setRequest(sent)
        onSent()
      }}
      onClose={onClose}
    />
  )
}

/** C-LEAD. Without cookies: the answer does not depend on the visitor. */
async function send(
  portalOrigin: string,
  form: ExpertForm,
  proof: Record<string, string>,
): Promise<CallRequest> {
  const answer = await fetch(`${portalOrigin}/api/leads/expert`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...proof },
    body: JSON.stringify({
      ...form,
      leadLandingPageUrl: landingPage(),
      leadUrl: window.location.href,
    }),
  })
  return (await readAnswer(answer)) as CallRequest
}
