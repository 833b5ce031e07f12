import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { texts } from '#features/service/reviews/texts.ts'
import { ChooseProduct } from '#features/service/reviews/ui/review-form.tsx'
import { Subject, Thanks } from '#features/service/reviews/ui/submission.tsx'
import type { Offer } from '#lib/merchant/offers.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useOffSentence } from '../../root.tsx'
import type { Submission } from './submission.server.ts'

interface Props {
  readonly words: { title: string; lead: string; sent: string; sentText: string }
  /** the page's own address */
  readonly path: string
  readonly submission: Submission
  /** what staff may have switched off */
  readonly offer: Offer
  /** the fields; the form itself is here */
  readonly children: ReactNode
}

/** The page of a review or question form: product, fields, confirmation. Works without script. */
export function SubmissionPage({
  words,
  path,
  submission: { subject, unknown, found, thanks },
  offer,
  children,
}: Props) {
  const off = useOffSentence(offer)
  return (
    <main id="main" tabIndex={-1} className="wrap submission">
      <div className="stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      {off ? (
        <Notice>{off}</Notice>
      ) : subject ? (
        <Subject subject={subject} />
      ) : (
        <ChooseProduct action={path} unknown={unknown} found={found} />
      )}
      {subject && thanks && (
        <Thanks title={words.sent} text={words.sentText} more={{ href: subject.href, label: texts.back }} />
      )}
      {subject && !thanks && !off && (
        <Form method="post" className="stack-l" noValidate>
          <input type="hidden" name="product" value={subject.id} />
          {children}
        </Form>
      )}
    </main>
  )
}
