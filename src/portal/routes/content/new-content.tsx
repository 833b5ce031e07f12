import { type ActionFunctionArgs, Form, redirect, useActionData } from 'react-router'
import { CREATED_KINDS } from '#features/desk/content-desk/rules/entries.ts'
import { textFields } from '#lib/form-fields.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { attempted } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { texts as all } from './texts.ts'

const texts = all.start

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

const LONGEST_TITLE = 70

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const field = textFields(await readForm(request))
  const kind = CREATED_KINDS.find((each) => each === field('kind')) ?? 'article'
  return attempted(async () => {
    const { slug } = await api.contentDesk.create({ kind, title: field('title') })
    throw redirect(`/content/${kind}/${slug}`)
  }, url)
}

/** Begins a draft. */
export default function NewContent() {
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.title}</h1>
      {outcome && (
        <Notice tone="bad" live="alert">
          {outcome.refused.message}
        </Notice>
      )}
      <Form method="post" className="stack measure">
        <SelectField
          label={all.kind}
          name="kind"
          defaultValue="article"
          options={CREATED_KINDS.map((value) => ({ value, label: all.kinds[value] }))}
        />
        <TextField label={texts.name} hint={texts.lead} name="title" maxLength={LONGEST_TITLE} required />
        <div>
          <Button type="submit" look="primary">
            {texts.submit}
          </Button>
        </div>
      </Form>
    </main>
  )
}
