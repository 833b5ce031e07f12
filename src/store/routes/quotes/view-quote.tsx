import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { pageTexts as texts } from '#features/partners/quotes/page-texts.ts'
import { QuotePage } from '#features/partners/quotes/ui/shopper/quote-page.tsx'
import type { FormShell } from '#features/partners/quotes/ui/shopper/search-form.tsx'
import { merchant } from '#lib/merchant/merchant.ts'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { useVisitor } from '#shop/visitor.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { storeContext } from '../../context.ts'
import { useStoreFacts } from '../../root.tsx'
import styles from '../../sheets/quotes.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { answerQuoteForm, openQuote } from './answer-quote.server.ts'
import { ConfirmedTotal } from './confirmed-total.tsx'
import { PayQuote } from './pay-quote.tsx'

export const links = () => [sheet(styles)]
export const meta = () => [
  ...pageMeta({ title: pageTitle(texts.quote), description: texts.searchIntro, noindex: true }),
  REFERRER_STAYS,
]
export const headers = privatePage

const NOT_FOUND = 404

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const number = (params.id ?? '').toUpperCase()
  const opened = await openQuote(context.get(storeContext).api, number, url.searchParams.get('key'))
  return data(opened, { status: opened.quote ? 200 : NOT_FOUND })
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  const number = (params.id ?? '').toUpperCase()
  return answerQuoteForm(context.get(storeContext).api, number, await readForm(request))
}

const PostForm: FormShell = ({ method: _, action: __, encType: ___, ...props }) => (
  <Form method="post" preventScrollReset {...props} />
)

/** Said before the signature, because the payment follows it at once. */
function ReplacesCart() {
  const { cartCount } = useVisitor()
  return cartCount > 0 ? <p className="meta">{texts.replacesOnAccept(cartCount)}</p> : null
}

/** R-VIEW-QUOTE. Accepting and asking work without script. */
export default function ViewQuote() {
  const { quote } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const navigation = useNavigation()
  const { contact } = useStoreFacts()
  if (!quote)
    return (
      <main id="main" tabIndex={-1} className="wrap page-top">
        <EmptyState
          title={texts.lost}
          level={1}
          actions={
            <LinkButton look="primary" href="/search-quotes">
              {texts.find}
            </LinkButton>
          }
        >
          <p>{texts.none}</p>
        </EmptyState>
      </main>
    )
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="no-print">
        <Breadcrumbs
          crumbs={[
            { label: texts.crumbs.home, href: '/' },
            { label: texts.myQuotes, href: '/list-quotes' },
            { label: quote.quoteNumber },
          ]}
        />
      </div>
      <QuotePage
        key={`${quote.quoteNumber} ${quote.version} ${quote.state === 'accepted'}`}
        quote={quote}
        shop={{ name: merchant().name, ...contact }}
        Form={PostForm}
        sending={navigation.formData?.get('intent')?.toString()}
        outcome={outcome}
        pay={
          <PayQuote
            quote={quote}
            isJustSigned={outcome?.intent === 'accept' && outcome.refusal === undefined}
          />
        }
        beforeSigning={<ReplacesCart />}
        confirmed={(selection, { totals }) => (
          <ConfirmedTotal quoteNumber={quote.quoteNumber} selection={selection} total={totals.total} />
        )}
      />
    </main>
  )
}
