import { type ActionFunctionArgs, redirect } from 'react-router'
import { readForm } from '#shop/page/read-form.server.ts'
import { portalContext } from '../../context.ts'
import { attempted } from '../../frame/answers.server.ts'
import { textOf } from '../reading.ts'
import { PEOPLE_PATH as PATH } from './people-path.ts'

/** POST /settings/people/export: a ZIP file with all that the store has of a person. */
export async function action({ request, context, url }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request)
  const asked = { email: textOf(form.get('email')).trim(), reason: textOf(form.get('reason')) }
  const { peopleData } = context.get(portalContext).api
  const outcome = await attempted(
    async () => ({ exported: await peopleData.export(asked) }),
    new URL(PATH, url),
  )
  if ('data' in outcome) return redirect(`${PATH}?problem=${encodeURIComponent(outcome.data.refused.code)}`)
  return new Response(outcome.exported, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${outcome.exported.name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
