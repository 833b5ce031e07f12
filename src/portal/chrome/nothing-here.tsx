import { LinkButton } from '#ui/button/button.tsx'
import { texts } from '../texts.ts'

/** A page without content: the reason, and links to continue. */
export const NothingHere = ({ title, text }: { title: string; text: string }) => (
  <main id="main" tabIndex={-1} className="wrap stack portal-page">
    <h1>{title}</h1>
    <p className="lead">{text}</p>
    <p className="row">
      <LinkButton href="/" look="primary">
        {texts.toFirstPage}
      </LinkButton>
      <LinkButton href="/view-categories">{texts.signIn.toStore}</LinkButton>
    </p>
  </main>
)
