import { Form, useSubmit } from 'react-router'
import type { Work, WorkPerson } from '#features/desk/today/contract.ts'
import { doesWork } from '#features/desk/today/rules/work.ts'
import { Button } from '#ui/button/button.tsx'
import { texts } from './texts.ts'
import { workTexts } from './work-texts.ts'

interface Props {
  readonly work: Pick<Work, 'kind' | 'key' | 'owner'>
  /** about whom the work is, where several rows are about the same kind */
  readonly who?: string
  readonly people: readonly WorkPerson[]
  /** the account of the reader */
  readonly me: number
  /** what the form of the page says besides */
  readonly fields?: Readonly<Record<string, string>>
  /** whether one press gives back what the reader has */
  readonly hasGiveBack?: boolean
}

/** Who has the work: take it with one press, give it back, or choose a colleague. */
export function WorkOwner({
  work: { kind, key, owner },
  who = '',
  people,
  me,
  fields = {},
  hasGiveBack = false,
}: Props) {
  const submit = useSubmit()
  const { is } = workTexts[kind]
  const names = { ...fields, kind, key, was: owner?.id ?? '' }
  const able = people.filter(({ id, role }) => id === owner?.id || doesWork(role, kind))
  const press = owner
    ? hasGiveBack && owner.isMe && { owner: '', word: texts.giveBack, label: texts.giveBackOf(is) }
    : { owner: me, word: texts.take, label: texts.takeOf(is, who) }
  return (
    <div className="portal-work-owner">
      {press && (
        <Form method="post" preventScrollReset>
          {Object.entries({ ...names, owner: press.owner }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" aria-label={press.label}>
            {press.word}
          </Button>
        </Form>
      )}
      <select
        className="input portal-in-place"
        aria-label={texts.ownerOf(is, who)}
        value={owner?.id ?? ''}
        onChange={({ target }) =>
          void submit({ ...names, owner: target.value }, { method: 'post', preventScrollReset: true })
        }
      >
        <option value="">{texts.unassigned}</option>
        {able.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === me ? texts.you(name) : name}
          </option>
        ))}
      </select>
    </div>
  )
}
