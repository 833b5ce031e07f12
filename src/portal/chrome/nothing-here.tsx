import { LinkButton } from '#ui/button/button.tsx'
import { texts } from '../texts.ts'

/** A page without content: the reason, and a link to continue. */
export const NothingHere = ({ title, text }: { title: string; text: string }) => (
  <main id="main" tabIndex={-1} className="wrap stack portal-page">
    <h1>{title}</h1>
    <p className="lead">{text}</p>
    <p>
      <LinkButton href="/view-categories" look="primary">
        {texts.signIn.toStore}
      </LinkButton>
    </p>
  </main>
)
