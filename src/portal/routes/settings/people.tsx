import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { email as emailField, faultOf } from '#lib/typed/fields.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { useOutcome } from '../../frame/use-outcome.ts'
import { confirmPath } from '../../paths.ts'
import { titled } from '../../texts.ts'
import { useUntilDone } from '../money/until-done.ts'
import { idOf, textOf } from '../reading.ts'
import { FoundPerson } from './found-person.tsx'
import { PEOPLE_PATH as PATH } from './people-path.ts'
import { texts } from './people-texts.ts'
import { PersonRequests } from './person-requests.tsx'
import { SettingsPage } from './settings-page.tsx'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const before = idOf(url.searchParams.get('before'))
  const past = await answered(api.peopleData.requests({ before }), url)
  return { ...past, isOldest: before === undefined, isSteppedUp: user?.isSteppedUp === true }
}

type Act = (api: PortalApi['peopleData'], form: FormData) => Promise<Shown>
interface Shown {
  preview?: Awaited<ReturnType<PortalApi['peopleData']['preview']>>
  done?: string
}

const ACTS: Readonly<Record<string, Act>> = {
  find: async (api, form) => ({ preview: await api.preview({ email: emailIn(form) }) }),
  async erase(api, form) {
    const again = textOf(form.get('again'))
    await api.erase({ email: emailIn(form), again, reason: textOf(form.get('reason')) })
    return { done: texts.started }
  },
}

const emailIn = (form: FormData): string => textOf(form.get('email')).trim()

/** Searches, or asks for an erasure. A refused erasure shows what was found once more. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request)
  const intent = textOf(form.get('intent'))
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined
  if (!act) throw data(null, { status: 400 })
  const { peopleData } = context.get(portalContext).api
  const back = new URL(PATH, url)
  const outcome = await attempted(() => act(peopleData, form), back)
  if (intent === 'find' || !('data' in outcome)) return outcome
  const seen = await attempted(() => ACTS.find!(peopleData, form), back)
  return 'data' in seen ? outcome : data({ ...outcome.data, ...seen }, outcome.init ?? {})
}

/** What the store knows of a person, for the person who asks: found, exported, erased. */
export default function PeoplesData() {
  const { isSteppedUp, ...past } = useLoaderData<typeof loader>()
  const outcome = useOutcome<typeof action>()
  const [search] = useSearchParams()
  useUntilDone(past.requests.some(({ state }) => state === 'waiting'))
  const problem = search.get('problem')
  const problems = outcome && 'refused' in outcome ? outcome.refused?.problems : undefined
  const preview = outcome && 'preview' in outcome ? outcome.preview : undefined
  return (
    <SettingsPage title={texts.title} lead={texts.lead}>
      <FormOutcome outcome={outcome} />
      {!outcome && problem !== null && (
        <Notice tone="bad" live="alert">
          {exportProblem(problem)}
        </Notice>
      )}
      {isSteppedUp ? (
        <Find email={preview?.email} problem={problems?.email} />
      ) : (
        <p>
          {texts.confirmFirst} <Link href={confirmPath(PATH)}>{texts.confirm}</Link>
        </p>
      )}
      {preview && <FoundPerson {...preview} problems={problems} />}
      <PersonRequests {...past} />
    </SettingsPage>
  )
}

const exportProblems: Readonly<Record<string, string>> = texts.exportProblems
const exportProblem = (code: string): string =>
  Object.hasOwn(exportProblems, code) ? exportProblems[code]! : texts.exportProblems.other

const Find = ({
  email,
  problem,
}: {
  readonly email: string | undefined
  readonly problem?: string | undefined
}) => {
  const busy = useNavigation().formData?.get('intent') === 'find'
  return (
    <Form method="post" className="stack no-print">
      <TextField
        key={email}
        label={texts.email}
        name="email"
        type="email"
        defaultValue={email}
        required
        maxLength={254}
        check={faultOf(emailField)}
        error={problem}
        autoComplete="off"
      />
      <div>
        <Button type="submit" name="intent" value="find" look="primary" busy={busy} busyText={texts.finding}>
          {texts.find}
        </Button>
      </div>
    </Form>
  )
}
