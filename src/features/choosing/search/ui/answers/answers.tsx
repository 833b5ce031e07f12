import { defineTexts } from '#lib/language/texts.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import type { SearchAdvice } from '../../contract.ts'

/** Sentences of the answers above a list of products. */
const answerTexts = defineTexts({
  name: 'Answers',
  calls: {
    danger: 'Danger: act now',
    tech: 'A technician is needed',
    check: 'Check this first',
  },
  kinds: { symptom: 'Check this first', job: 'What suits', unsold: 'We don’t sell this' },
  steps: 'Read what to check, step by step',
  more: 'Read more',
  goods: {
    symptom: 'Parts that often help:',
    job: 'Equipment that suits:',
    unsold: 'The nearest that we sell:',
  },
  alsoRead: 'Pages that may help:',
})

/** A page that answers a search; `text` is its paragraph that does. */
export interface PageAnswer {
  title: string
  path: string
  text?: string | undefined
}

interface Props {
  readonly advice?: SearchAdvice | undefined
  readonly pages: readonly PageAnswer[]
}

/** What answers a search before products do: advice on a fault or a room, and pages with their paragraph. */
export function Answers({ advice, pages }: Props) {
  const others = pages.filter(({ path }) => bare(path) !== bare(advice?.path ?? ''))
  const [first, ...more] = others
  if (!advice && !first) return null
  return (
    <section className="answers" aria-label={answerTexts.name}>
      {advice && <AdviceCard advice={advice} />}
      {first && !advice && (
        <article className="answer">
          <h2>
            <Link href={first.path}>{first.title}</Link>
          </h2>
          {first.text && <p>{first.text}</p>}
        </article>
      )}
      <PageList pages={advice ? others : more} />
    </section>
  )
}

const bare = (path: string): string => path.split('#')[0]!

function AdviceCard({ advice: { kind, title, text, path, call, goods } }: { advice: SearchAdvice }) {
  const isDanger = call === 'danger'
  return (
    <article className="answer" data-call={call ?? kind} role={isDanger ? 'alert' : undefined}>
      <p className="plate-label">
        {isDanger && <Icon name="warning" />}
        {call ? answerTexts.calls[call] : answerTexts.kinds[kind]}
      </p>
      <h2>{title}</h2>
      <p>{text}</p>
      {path && (
        <p>
          <Link className="go" href={path}>
            {kind === 'symptom' ? answerTexts.steps : answerTexts.more}
          </Link>
        </p>
      )}
      {goods.length > 0 && (
        <p className="goods">
          <span className="meta">{answerTexts.goods[kind]}</span>
          {goods.map((each) => (
            <Link key={each.path} href={each.path}>
              {each.text}
            </Link>
          ))}
        </p>
      )}
    </article>
  )
}

const PageList = ({ pages }: { pages: readonly PageAnswer[] }) =>
  pages.length === 0 ? null : (
    <p className="page-links">
      {answerTexts.alsoRead}{' '}
      {pages.map(({ title, path }, index) => (
        <span key={path}>
          {index > 0 && ' · '}
          <Link href={path}>{title}</Link>
        </span>
      ))}
    </p>
  )
