import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Company } from '#features/partners/companies/contract.ts'
import { COMPANIES } from '#features/partners/companies/rules/access.ts'
import { logoUpload } from '#features/partners/companies/rules/company.ts'
import { COMPANY } from '#features/people/accounts/rules/access.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { USER } from '#features/people/sign-in/rules/access.ts'
import type { CompanyCredit } from '#features/selling/net-terms/contract.ts'
import { CONTRACTOR } from '#features/service/contractors/rules/access.ts'
import { textFields } from '#lib/form-fields.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { type PageHandle, privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { idOf } from '../reading.ts'
import { CompanyFields, companyValues } from './company-fields.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { texts as all } from './texts.ts'

const texts = all.company

export const meta = ({ loaderData }: { loaderData?: { company: Company } | undefined }) => [
  { title: titled(loaderData?.company.name ?? texts.title) },
]
export const headers = privatePage

/** `/company` is their own company of a contractor; staff open one by its number. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const id = rowIdOf(params.id ?? String(user?.companyId ?? ''))
  const [company, credit] = await answered(
    Promise.all([api.companies.open({ id }), api.netTerms.credit({ companyID: id })]),
    url,
  )
  const role = user?.role ?? 'contractor'
  return {
    company,
    account: credit.account,
    mayChange: mayDo(role, COMPANY.write),
    mayClose: mayDo(role, COMPANIES.write),
    mayReadUsers: mayDo(role, USER.read),
    listingPath: mayDo(role, CONTRACTOR['write-own'])
      ? '/company/listing'
      : mayDo(role, CONTRACTOR.read) && `/installers/${id}`,
  }
}

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const id = rowIdOf(params.id ?? String(user?.companyId ?? ''))
  const form = await readForm(request)
  const field = textFields(form)
  if (field('intent') === 'logo' || field('intent') === 'remove-logo')
    return attempted(async () => {
      const picture = form.get('picture')
      if (field('intent') === 'remove-logo') await api.companies.removeLogo({ id })
      else await api.companies.setLogo({ id, picture: picture instanceof File ? picture : new File([], '') })
      return { done: true as const }
    }, url)
  if (field('intent') === 'close' || field('intent') === 'open')
    return attempted(async () => {
      await api.companies.setDisabled({ id, disabled: field('intent') === 'close' })
      return { done: true as const }
    }, url)
  return attempted(async () => {
    await api.companies.change({ id, version: idOf(field('version')) ?? 1, ...companyValues(field) })
    return { done: true as const }
  }, url)
}

export const handle: PageHandle = { upload: logoUpload }

/** The facts of a company, its people, its terms, and whether its orders are free of sales tax. */
export default function CompanyPage() {
  const { company, account, mayChange, mayClose, mayReadUsers, listingPath } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const refused = outcome?.refused
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{company.name}</h1>
        <p className="meta">{texts.lead}</p>
      </div>
      {company.isDisabled && <Notice tone="warn">{texts.disabled}</Notice>}
      {outcome && !refused && (
        <Notice tone="ok" live="status">
          {texts.saved}
        </Notice>
      )}
      {refused && (
        <Notice tone="bad" live="alert">
          {refused.code === 'changed' ? texts.theirs : refused.message}
        </Notice>
      )}
      <div className="main-and-side">
        {mayChange ? (
          <Form method="post" className="stack company-form" key={company.version} noValidate>
            <input type="hidden" name="version" value={company.version} />
            <CompanyFields values={company} problems={refused?.problems} />
            <div>
              <Button type="submit" look="primary">
                {texts.save}
              </Button>
            </div>
          </Form>
        ) : (
          <Facts company={company} />
        )}
        <div className="stack-l">
          <section className="stack-s">
            <h2>{texts.toPeople}</h2>
            <p>{texts.people(company.people)}</p>
            {mayReadUsers && (
              <p>
                <Link href={`/users?company=${company.id}`}>{texts.toPeople}</Link>
              </p>
            )}
          </section>
          <CompanyLogo company={company} mayChange={mayChange} />
          <Terms id={company.id} account={account} />
          <section className="stack-s">
            <h2>{texts.exemptions}</h2>
            <p>
              <Link href={`/tax-certificates?company=${company.id}`}>{texts.toExemptions}</Link>
            </p>
          </section>
          {listingPath && (
            <section className="stack-s">
              <h2>{texts.listing}</h2>
              <p>
                <Link href={listingPath}>{texts.toListing}</Link>
              </p>
            </section>
          )}
          {mayClose && <Close isDisabled={company.isDisabled} />}
        </div>
      </div>
    </main>
  )
}

const Facts = ({ company }: { readonly company: Company }) => (
  <section className="stack-s">
    <p>
      {company.street}
      <br />
      {company.city}, {company.state} {company.zip}
    </p>
    <p>
      {company.phone} {company.email}
    </p>
    {company.about !== '' && <p className="company-about">{company.about}</p>}
    <p className="meta">{texts.only}</p>
  </section>
)

const Terms = ({ id, account }: { readonly id: number; readonly account: CompanyCredit['account'] }) => (
  <section className="stack-s">
    <h2>{texts.terms}</h2>
    {account ? (
      <>
        <p>
          {texts.termsDays(account.termsDays)}{' '}
          {texts.termsLeft(formatMoney(fromWire(account.left)), formatMoney(fromWire(account.limit)))}
        </p>
        {account.status === 'stopped' && <Notice tone="warn">{texts.termsStopped}</Notice>}
      </>
    ) : (
      <p>{texts.noTerms}</p>
    )}
    <p>
      <Link href={`/credit?company=${id}`}>{texts.toCredit}</Link>
    </p>
  </section>
)

const Close = ({ isDisabled }: { readonly isDisabled: boolean }) => (
  <Form method="post" className="stack-s">
    {!isDisabled && <p className="meta">{texts.disableLead}</p>}
    <div>
      <Button type="submit" name="intent" value={isDisabled ? 'open' : 'close'}>
        {isDisabled ? texts.enable : texts.disable}
      </Button>
    </div>
  </Form>
)
