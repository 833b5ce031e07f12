import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { JOBS } from '../rules/listing.ts'
import { texts } from '../texts.ts'
import { type ListQuestion, listPath } from '../view/addresses.ts'

const { empty } = texts

/** No installer serves the place: what the homeowner can do next. */
export const NoInstaller = ({
  place,
  question,
}: {
  /** "Chicago, IL 60614" */
  readonly place: string
  readonly question: ListQuestion
}) => {
  const job = JOBS.find((each) => each === question.job)
  return (
    <EmptyState
      title={job ? empty.titleFor(texts.jobs[job], place) : empty.title(place)}
      actions={
        <>
          <LinkButton href="/contact-us">{empty.ask}</LinkButton>
          <Link href="/job-list">{empty.jobList}</Link>
          <Link href={`/permit-sheet?zip=${encodeURIComponent(question.zip)}`}>{empty.permit}</Link>
        </>
      }
    >
      {job && (
        <p>
          <Link href={listPath({ ...question, job: '' })}>{empty.anyJob}</Link>
        </p>
      )}
      <p>{empty.next}</p>
      <ul className="bullets">
        {empty.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </EmptyState>
  )
}

/** What a homeowner does before a contract, whether we know an installer or not. */
export const BeforeYouHire = () => (
  <section className="before-hire" aria-labelledby="before-hire">
    <h2 id="before-hire">{texts.before.title}</h2>
    <ol>
      {texts.before.steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <p className="meta">
      {texts.before.listen} {texts.before.give}
    </p>
  </section>
)
