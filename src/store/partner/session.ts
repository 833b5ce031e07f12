import { orderFieldsOf, type PartnerOrderFields } from '#features/partner/rules/partner-state.ts'
import { createPartnerStore } from '#features/partner/ui/partner-store.ts'

/** The partner of this page; nobody while the portal does not frame it. */
export const partner = createPartnerStore()

/** The partner's fields of an order; none for a shopper. */
export const partnerOrderFields = (): PartnerOrderFields => orderFieldsOf(partner.state.getState())
