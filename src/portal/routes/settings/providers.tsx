import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import type { ProviderState } from '#features/desk/store-facts/contract.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { titled } from '../../texts.ts'
import { textOf } from '../reading.ts'
import { nameOfProvider, texts } from './provider-texts.ts'
import { SettingsPage } from './settings-page.tsx'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  answered(context.get(portalContext).api.storeFacts.providers(), url)

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { storeFacts } = context.get(portalContext).api
  const id = textOf((await readForm(request)).get('id'))
  return attempted(async () => {
    const asked = id === '' ? (await storeFacts.providers()).providers : [{ id }]
    const tested = await Promise.all(asked.map((each) => storeFacts.testProvider({ id: each.id })))
    const failed = tested.filter(({ last }) => last?.trouble).length
    return { done: texts.tested(tested.length, failed) }
  }, url)
}

const kinds: Readonly<Record<string, string>> = texts.does

/** The providers that the store calls, each with its last test call and a button that calls it now. */
export default function Providers() {
  const { providers } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const testing = useNavigation().formData?.get('id')
  return (
    <SettingsPage title={texts.title} lead={texts.lead}>
      <FormOutcome outcome={outcome} />
      <Form method="post">
        <Button
          type="submit"
          look="primary"
          name="id"
          value=""
          busy={testing === ''}
          busyText={texts.testing}
        >
          {texts.testAll}
        </Button>
      </Form>
      <ul className="portal-settings-providers">
        {providers.map((provider) => (
          <li key={provider.id}>
            <div>
              <h2>{nameOfProvider(provider.id)}</h2>
              <p className="meta">{kinds[provider.does]}</p>
            </div>
            <Answer last={provider.last} />
            <Form method="post">
              <input type="hidden" name="id" value={provider.id} />
              <Button
                type="submit"
                busy={testing === provider.id}
                busyText={texts.testing}
                aria-label={texts.testOne(nameOfProvider(provider.id))}
              >
                {texts.test}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </SettingsPage>
  )
}

/** What the last test call brought, and what to do about it. */
function Answer({ last }: Pick<ProviderState, 'last'>) {
  if (!last) return <p className="meta">{texts.never}</p>
  const when = texts.when(storeDayAndTime(last.at), last.by)
  return (
    <div className="stack">
      {last.trouble === null ? (
        <p>
          {texts.answered(last.ms)} {last.detail}
        </p>
      ) : (
        <Notice tone="bad">
          <strong>{texts.troubles[last.trouble].what}</strong> {texts.troubles[last.trouble].todo}{' '}
          {texts.code(last.cause ?? '', last.ms)}
        </Notice>
      )}
      <p className="meta">{when}</p>
    </div>
  )
}
