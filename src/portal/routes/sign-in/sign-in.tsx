import { telephone } from '#shop/page/telephone.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { usePortalFacts } from '../../facts.ts'
import { texts } from '../../texts.ts'

export const meta = () => [{ title: texts.signIn.title }]

/** Describes the future portal and its users. It has no form, because there is no sign-in yet. */
export default function SignIn() {
  const { contact } = usePortalFacts()
  const { title, lead, later, plans, notYet, toStore } = texts.signIn
  return (
    <main id="main" tabIndex={-1} className="wrap stack portal-page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p>{later}</p>
      <ul>
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
      <p>{notYet}</p>
      <p>
        <a href={telephone(contact.phone)}>{contact.phone}</a>
        <br />
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <p>
        <LinkButton href="/view-categories" look="primary">
          {toStore}
        </LinkButton>
      </p>
    </main>
  )
}
