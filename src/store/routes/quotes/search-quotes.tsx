import { type ActionFunctionArgs, data, Form, redirect, useActionData, useNavigation } from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { pageTexts as texts } from '#features/partners/quotes/page-texts.ts'
import { shopperTexts } from '#features/partners/quotes/shopper-texts.ts'
import { type FormShell, SearchForm } from '#features/partners/quotes/ui/shopper/search-form.tsx'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/quotes.css?url'
import { sheet } from '../../sheets/sheet.ts'

export const links = () => [sheet(styles)]
export const meta = () => [
  ...pageMeta({ title: pageTitle(texts.myQuotes), description: texts.searchIntro }),
  REFERRER_STAYS,
]
export const headers = privatePage

/** Name and address stay out of the page's address: the form is sent, and a found quote has its own page. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const who = String(form.get('who') ?? '')
  const zip = String(form.get('zip') ?? '')
  try {
    const { quotes } = await context.get(storeContext).api.quotes.search({ who, zip })
    const [only] = quotes
    return redirect(quotes.length === 1 && only ? `/view-quotes/${only.quoteNumber}` : '/list-quotes', 303)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { status, message } = refusal
    return data(
      {
        who: who.slice(0, 254),
        zip: zip.slice(0, 12),
        refusal: status === 400 ? shopperTexts.notFound : message,
      },
      { status },
    )
  }
}

const PostForm: FormShell = ({ method: _, action: __, encType: ___, ...props }) => (
  <Form method="post" {...props} />
)

/** R-SEARCH-QUOTES: My Quotes. Works without script. */
export default function SearchQuotes() {
  const refused = useActionData<typeof action>()
  const navigation = useNavigation()
  return (
    <main id="main" tabIndex={-1} className="wrap page-top stack-l">
      <div className="stack-s">
        <h1>{texts.myQuotes}</h1>
        <p className="lead">{texts.searchIntro}</p>
      </div>
      <div className="two">
        <SearchForm
          Form={PostForm}
          who={refused?.who ?? ''}
          zip={refused?.zip ?? ''}
          refusal={refused?.refusal}
          busy={navigation.formMethod === 'POST'}
        />
        <section className="stack measure" aria-labelledby="no-quote">
          <h2 id="no-quote">{texts.searchHelpTitle}</h2>
          {texts.searchHelp.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="row">
            <LinkButton href="/quote-by-photo">{texts.byPhoto}</LinkButton>
            <LinkButton href="/system-selector">{texts.selector}</LinkButton>
          </p>
        </section>
      </div>
    </main>
  )
}
