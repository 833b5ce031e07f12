import { Button, buttonClass } from '#ui/button/button.tsx'
import type { PartnerState } from '../rules/partner-state.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly partner: Pick<PartnerState, 'customer' | 'project'>
  /** the portal's origin, to whose pages the names lead */
  readonly portalOrigin: string
  readonly onNewCart: () => void
  readonly onSaveCart: () => void
  readonly onReportIssue: () => void
}

/** The bar above the store for a partner (L-PBAR, L-PBAR-ACT). Its links leave the frame. */
export function PartnerBar({ partner, portalOrigin, onNewCart, onSaveCart, onReportIssue }: Props) {
  const { customer, project } = partner
  return (
    <section className="partner-bar on-deep" aria-label={texts.bar}>
      <div className="wrap">
        {customer === null ? (
          <span>{texts.noCustomer}</span>
        ) : (
          <>
            <span className="partner-name">
              {texts.customer}{' '}
              <a href={`${portalOrigin}/customers/${customer.id}`} target="_top">
                {customer.name}
              </a>
            </span>
            <span className="partner-name">
              {texts.project}{' '}
              {project === null ? (
                <a href={`${portalOrigin}/customers/${customer.id}`} target="_top">
                  {texts.chooseProject}
                </a>
              ) : (
                <a href={`${portalOrigin}/projects/${project.id}`} target="_top">
                  {project.name}
                </a>
              )}
            </span>
          </>
        )}
        <div className="partner-actions">
          <Button size="small" className="on-deep" onClick={onNewCart}>
            {texts.newCart}
          </Button>
          <a
            className={buttonClass({ size: 'small' }, 'on-deep')}
            href={`${portalOrigin}/customers/new`}
            target="_top"
          >
            {texts.newCustomer}
          </a>
          <Button size="small" className="on-deep" onClick={onSaveCart}>
            {texts.saveCart}
          </Button>
          <Button size="small" className="on-deep" onClick={onReportIssue}>
            {texts.reportIssue}
          </Button>
        </div>
      </div>
    </section>
  )
}
