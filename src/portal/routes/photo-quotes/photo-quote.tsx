import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { deskTexts as texts } from '#features/partners/photo-quotes/desk-texts.ts'
import { PHOTO_QUOTE } from '#features/partners/photo-quotes/rules/access.ts'
import { FUELS, PLATE_FIELDS, UNITS } from '#features/partners/photo-quotes/rules/plate.ts'
import { texts as storeTexts } from '#features/partners/photo-quotes/texts.ts'
import { displayPhone, telephone } from '#lib/phone.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { titled } from '../../texts.ts'
import { PhotoViewer, timeOf } from './photo-viewer.tsx'
import { Plates } from './plates.tsx'

export const meta = ({ loaderData }: { loaderData?: { name: string } }) => [
  { title: titled(loaderData?.name || texts.title) },
]

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const { photoQuotes } = context.get(portalContext).api
  return answered(photoQuotes.open({ id: rowIdOf(params.id ?? '') }), url)
}

export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const { photoQuotes } = context.get(portalContext).api
  const id = rowIdOf(params.id ?? '')
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  return attempted(async () => {
    if (form.get('intent') === 'quote') {
      const { quoteNumber } = await photoQuotes.makeQuote({ id })
      return redirect(`/quotes/${quoteNumber}`)
    }
    if (form.get('intent') === 'note') {
      await photoQuotes.addNote({ id, photo: rowIdOf(text('photo')), text: text('text') })
    } else {
      const [maker, model, serial, year, , size] = PLATE_FIELDS.map(text)
      const unit = UNITS.find((each) => each === text('unit')) ?? 'outdoor'
      const fuel = FUELS.find((each) => each === text('fuel')) ?? ''
      await photoQuotes.savePlate({ id, unit, maker, model, serial, year, fuel, size })
    }
    return { done: true as const }
  }, url)
}

/** Photos of a home beside what a person reads from them. */
export default function PhotoQuote() {
  const request = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const mayWork = useMay(PHOTO_QUOTE.work)
  const { name, isSent, promisedAt, photos } = request
  const refused = outcome?.refused
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <Breadcrumbs
        crumbs={[{ label: texts.title, href: '/photo-quotes' }, { label: name || texts.noName }]}
      />
      <div>
        <h1>{name || texts.noName}</h1>
        <p className="meta">
          {isSent ? promisedAt && texts.answerBy(timeOf(promisedAt)) : texts.unfinishedWhy}
        </p>
      </div>
      {outcome && !refused && (
        <Notice tone="ok" live="status">
          {texts.saved}
        </Notice>
      )}
      {refused && (
        <Notice tone="bad" live="alert">
          {refused.message}
        </Notice>
      )}
      <div className="photo-desk">
        {photos.length === 0 ? (
          <p>{texts.noPhotos}</p>
        ) : (
          <PhotoViewer request={request.id} photos={photos} mayWork={mayWork} />
        )}
        <div className="stack-l">
          <Plates readings={request.readings} mayWork={mayWork} />
          {mayWork && <Quote number={request.quoteNumber} isSent={isSent} />}
          <Contact request={request} />
        </div>
      </div>
    </main>
  )
}

/** The next step: a customer and a draft quote with these photos. */
const Quote = ({ number, isSent }: { readonly number: string | null; readonly isSent: boolean }) =>
  number === null ? (
    <Form method="post" className="stack-s">
      {!isSent && <p className="meta">{texts.notSent}</p>}
      {isSent && (
        <Button type="submit" name="intent" value="quote" look="primary">
          {texts.makeQuote}
        </Button>
      )}
    </Form>
  ) : (
    <p>
      <Link href={`/quotes/${number}`}>{texts.openQuote}</Link>
    </p>
  )

function Contact({ request }: { readonly request: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { phone, email, zip, rooms, wishes, unreachable, leadID } = request
  const names = unreachable.map((shot) => storeTexts.shots[shot].name).join(', ')
  return (
    <section className="stack">
      <h2>{texts.contact}</h2>
      <dl className="photo-facts">
        <dt>{texts.phone}</dt>
        <dd>{phone === '' ? '–' : <a href={telephone(phone)}>{displayPhone(phone)}</a>}</dd>
        <dt>{texts.email}</dt>
        <dd>{email === '' ? '–' : <a href={`mailto:${email}`}>{email}</a>}</dd>
        <dt>{texts.zip}</dt>
        <dd>{zip || '–'}</dd>
        {[
          [texts.rooms, rooms],
          [texts.wishes, wishes],
          [texts.unreachable, names],
        ].map(
          ([label, value]) => value !== '' && <Fact key={label} label={label ?? ''} value={value ?? ''} />,
        )}
      </dl>
      {leadID !== null && (
        <p>
          <Link href={`/leads/${leadID}`}>{texts.lead}</Link>
        </p>
      )}
    </section>
  )
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
)
