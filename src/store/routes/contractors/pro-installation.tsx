import { data, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { ListedInstaller } from '#features/service/contractors/contract.ts'
import { NO_ASSISTANCE, reduceAssistance } from '#features/service/contractors/rules/assistance.ts'
import { findFault, JOBS } from '#features/service/contractors/rules/listing.ts'
import { texts } from '#features/service/contractors/texts.ts'
import { FindForm } from '#features/service/contractors/ui/find-form.tsx'
import { InstallerCard } from '#features/service/contractors/ui/installer-card.tsx'
import { BeforeYouHire, NoInstaller } from '#features/service/contractors/ui/no-installer.tsx'
import { feedbackPath, type ListQuestion, questionIn } from '#features/service/contractors/view/addresses.ts'
import { typedOrderQuestion } from '#shop/order/order-question.ts'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Drawing, type PagePicture } from '#ui/drawing/drawing.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Bone, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { DemoNotice } from '../../chrome/demo-notice.tsx'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/contractors.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { houseOfWork } from './house-of-work.ts'

export const links = () => [sheet(styles)]
export const headers = loaderHeaders

const PATH = '/pro-installation'

interface Listing {
  orderId: string | null
  contractors: ListedInstaller[]
  email: string | null
  show_rating: boolean
  /** "Chicago, IL 60614" */
  place: string
}

interface Page {
  question: ListQuestion
  fault: string | null
  /** why the order does not open */
  orderRefusal: string | null
  listing: Listing | null
  /** the first page only: the house that the work is in */
  picture: PagePicture | null
}

// A list changes when staff publish feedback, so no cache keeps it.
const fresh = (page: Page, status = 200) => data(page, { status, headers: privatePage() })

/** R-PROINST, E-CONTRACTOR. Place and job are in the address, so a link repeats the list. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { api } = context.get(storeContext)
  const question = questionIn(url.searchParams)
  const page: Page = { question, fault: null, orderRefusal: null, listing: null, picture: null }
  if (question.orderID === '' && !url.searchParams.has('zip'))
    return shared({ ...page, picture: pagePicture(houseOfWork, request) })
  const { zip } = question
  const fault = question.orderID === '' ? findFault(zip) : undefined
  if (fault) return fresh({ ...page, fault }, 400)
  const job = JOBS.find((each) => each === question.job)
  try {
    const { place, ...listing } = await api.contractors.list({
      ...(zip ? { zipcode: zip } : {}),
      ...(job ? { job } : {}),
      ...(question.orderID ? typedOrderQuestion(question) : {}),
    })
    return fresh({
      ...page,
      question: { ...question, zip: place.zip },
      listing: { ...listing, place: `${place.city}, ${place.state} ${place.zip}` },
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    if (refusal.code === 'invalid_zip') return fresh({ ...page, fault: refusal.message }, 400)
    // The next request names only the ZIP code, because the order would be refused again.
    const withoutOrder = { ...question, orderID: '', postal: '' }
    return fresh({ ...page, question: withoutOrder, orderRefusal: refusal.message }, refusal.status)
  }
}

const pageFacts = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })
export const meta = (route: Parameters<typeof pageFacts>[0]) => [...pageFacts(route), REFERRER_STAYS]

export default function ProInstallation() {
  const { question, fault, orderRefusal, listing, picture } = useLoaderData<typeof loader>()
  const { state, location } = useNavigation()
  const isAsking = state === 'loading' && location.pathname === PATH
  const found = listing ? reduceAssistance(NO_ASSISTANCE, { type: 'listing found', listing }) : NO_ASSISTANCE
  const { listingData } = isAsking
    ? reduceAssistance<ListedInstaller>(found, { type: 'listing requested' })
    : found
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: texts.home, href: '/' }, { label: texts.title }]} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <DemoNotice className="installer-note">{texts.demo}</DemoNotice>
        {orderRefusal && (
          <Notice tone="warn" className="installer-note">
            {orderRefusal} {texts.orderRefused}
          </Notice>
        )}
        <div className={picture ? 'installer-start' : undefined}>
          <FindForm
            key={`${question.zip} ${question.job}`}
            question={question}
            fault={fault}
            isBusy={isAsking}
          />
          {picture && <Drawing picture={picture} />}
        </div>
        {isAsking && <Waiting />}
        {!isAsking && listing && <Found question={question} place={listing.place} listing={listingData} />}
        <BeforeYouHire />
      </main>
    </>
  )
}

const Waiting = () => (
  <Skeleton label={texts.search.finding}>
    <div className="installers">
      <Bone height="320px" />
      <Bone height="320px" />
    </div>
  </Skeleton>
)

interface FoundProps {
  readonly question: ListQuestion
  readonly place: string
  readonly listing: {
    readonly orderId: string | null
    readonly contractors: readonly ListedInstaller[]
    readonly show_rating: boolean
  }
}

const Found = ({ question, place, listing: { orderId, contractors, show_rating } }: FoundProps) => {
  const job = JOBS.find((each) => each === question.job)
  if (contractors.length === 0) return <NoInstaller place={place} question={question} />
  return (
    <section aria-labelledby="installers-found">
      <div className="stack-s">
        <h2 id="installers-found">{texts.found(contractors.length, place)}</h2>
        {orderId && <p>{texts.order(printedOrderNumber(orderId))}</p>}
        {job && <p>{texts.foundFor(texts.jobs[job])}</p>}
        {show_rating && <p className="meta measure">{texts.ranked}</p>}
      </div>
      <ul className="installers">
        {contractors.map((installer) => (
          <li key={installer.id}>
            <InstallerCard
              installer={installer}
              level={3}
              feedbackHref={feedbackPath(installer.id, question)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
