import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { leastOf, QUESTIONS, type SurveyQuestion } from '#features/service/surveys/rules/questions.ts'
import { texts } from '#features/service/surveys/texts.ts'
import { useFocus } from '#lib/react/use-focus.ts'
import { pageTitle } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/owned-equipment.css?url'
import { sheet } from '../../sheets/sheet.ts'

export const links = () => [sheet(styles)]

export const meta = () => [
  { title: pageTitle(texts.title) },
  { name: 'robots', content: 'noindex' },
  REFERRER_STAYS,
]
export const headers = privatePage

type Ended = 'alreadySubmitted' | 'surveySessionExpired' | 'unknown'

/** Why a survey does not open; an error that is no refusal is thrown on. */
function endOf(error: unknown): Ended {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  const { detail } = refusal.details
  return detail === 'alreadySubmitted' || detail === 'surveySessionExpired' ? detail : 'unknown'
}

const delivery = { drawing: null, dimensions: null, view: 'lesson', name: 'curbside' } as const

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const session = url.searchParams.get('session') ?? ''
  // Shown beside the words of every state without questions, also after an action.
  const picture = pagePicture(delivery, request)
  if (session === '') return { picture, survey: undefined, ended: 'unknown' as const }
  try {
    const survey = await context.get(storeContext).api.surveys.read({ session })
    return { picture, survey, ended: undefined }
  } catch (error) {
    return { picture, survey: undefined, ended: endOf(error) }
  }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = await readForm(request)
  const session = url.searchParams.get('session') ?? ''
  const answers = Object.fromEntries(
    QUESTIONS.flatMap(({ id, kind }): [string, number | string][] => {
      const answer = form.get(id)
      if (typeof answer !== 'string' || answer === '') return []
      return [[id, kind === 'rating' ? Number(answer) : answer]]
    }),
  )
  const isPartiallySubmitted = form.get('intent') === 'send' ? 0 : 1
  try {
    const input = { session, answers, isPartiallySubmitted } as const
    const survey = await context.get(storeContext).api.surveys.answer(input)
    return { survey, asked: isPartiallySubmitted, ended: undefined }
  } catch (error) {
    return data({ survey: undefined, asked: isPartiallySubmitted, ended: endOf(error) }, { status: 409 })
  }
}

/** R-SURVEY: the survey of an order, by the link in its invitation. A link alone submits nothing. */
export default function CustomerSurveyPage() {
  const page = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const survey = outcome?.survey ?? page.survey
  const ended = outcome?.ended ?? (outcome?.survey ? undefined : page.ended)
  const thanks = survey?.showThankYou || (ended !== undefined && ended !== 'unknown')
  const note = outcome?.survey && (outcome.asked === 1 ? 'saved' : 'missing')
  return (
    <main id="main" tabIndex={-1} className="wrap page-top stack-l">
      <h1>{thanks ? texts.thanks : survey ? texts.greeting(survey.userFirstName) : texts.title}</h1>
      {!thanks && survey ? (
        <Questions answers={survey.answers} note={note} />
      ) : (
        <div className="owner-start">
          {thanks ? <Thanks ended={ended} isAnswer={outcome !== undefined} /> : <NoLink />}
          <Drawing picture={page.picture} />
        </div>
      )}
    </main>
  )
}

const NoLink = () => (
  <div className="stack">
    <Notice tone="bad">{texts.unknown}</Notice>
    <h2>{texts.whereLink}</h2>
    <ul>
      {texts.whereLinkLines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="row">
      <LinkButton href="/contact-us">{texts.contact}</LinkButton>
      <LinkButton href="/write-a-review">{texts.review}</LinkButton>
    </p>
  </div>
)

/** @param isAnswer the buyer has just pressed a button of the form that this replaces */
const Thanks = ({ ended, isAnswer }: { ended: Ended | undefined; isAnswer: boolean }) => (
  <div className="stack">
    <p className="lead" ref={useFocus(isAnswer)} tabIndex={-1}>
      {ended === undefined || ended === 'unknown' ? texts.thanksText : texts[ended]}
    </p>
    <p>
      <LinkButton href="/write-a-review">{texts.review}</LinkButton>
    </p>
  </div>
)

interface QuestionsProps {
  readonly answers: Readonly<Record<string, number | string>>
  readonly note: 'saved' | 'missing' | undefined
}

function Questions({ answers, note }: QuestionsProps) {
  const busy = useNavigation().formData?.get('intent')?.toString()
  return (
    <Form method="post" className="stack-l measure">
      <p className="lead">{texts.intro}</p>
      {note && (
        <Notice
          tone={note === 'saved' ? 'ok' : 'bad'}
          live={note === 'saved' ? 'status' : 'alert'}
          takesFocus
        >
          {texts[note]}
        </Notice>
      )}
      {QUESTIONS.map((question) => (
        <Question
          key={question.id}
          question={question}
          answer={answers[question.id]}
          isMissing={note === 'missing' && question.kind === 'rating' && answers[question.id] === undefined}
        />
      ))}
      <p className="row">
        <Button type="submit" look="primary" name="intent" value="send" busy={busy === 'send'}>
          {texts.send}
        </Button>
        <Button type="submit" name="intent" value="save" busy={busy === 'save'}>
          {texts.save}
        </Button>
      </p>
    </Form>
  )
}

interface QuestionProps {
  readonly question: SurveyQuestion
  readonly answer: number | string | undefined
  readonly isMissing: boolean
}

function Question({ question, answer, isMissing }: QuestionProps) {
  if (question.kind === 'words')
    return (
      <TextAreaField
        label={question.text}
        hint={texts.optional}
        name={question.id}
        defaultValue={String(answer ?? '')}
      />
    )
  const least = leastOf(question)
  const steps = Array.from({ length: question.most - least + 1 }, (_, at) => at + least)
  return (
    <fieldset className="survey-scale" aria-invalid={isMissing || undefined}>
      <legend>
        {question.text}
        {isMissing && <span className="bad"> {texts.missing}</span>}
      </legend>
      <div className="survey-steps">
        {steps.map((step) => (
          <label key={step}>
            <input type="radio" name={question.id} value={step} defaultChecked={answer === step} />
            <span>{step}</span>
          </label>
        ))}
      </div>
      <p className="survey-ends meta">
        <span>{question.low}</span>
        <span>{question.high}</span>
      </p>
    </fieldset>
  )
}
