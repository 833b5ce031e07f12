import { type ReactNode, useEffect, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { call } from '#api/client.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { ListedInstaller } from '#features/service/contractors/contract.ts'
import { NO_ASSISTANCE, reduceAssistance } from '#features/service/contractors/rules/assistance.ts'
import type { FeedbackErrors, FeedbackValues } from '#features/service/contractors/rules/feedback.ts'
import { texts } from '#features/service/contractors/texts.ts'
import { FeedbackForm } from '#features/service/contractors/ui/feedback.tsx'
import { Notice } from '#ui/notice/notice.tsx'

const words = texts.feedback

/** The result of sending feedback. */
export type FeedbackAnswer =
  | { sent: true }
  | {
      sent: false
      values: FeedbackValues
      errors?: FeedbackErrors
      failure?: string
      /** the values to send again with a proof of work */
      proofFor?: Readonly<Record<string, unknown>>
    }

/**
 * A browser that has sent much feedback solves a proof of work and sends the same values to the API.
 * Without script the sender reads the refusal.
 */
function useProof(answer: FeedbackAnswer | undefined): boolean {
  const [isProved, setProved] = useState(false)
  useEffect(() => {
    const input = answer && !answer.sent ? answer.proofFor : undefined
    if (!input) return
    const { id, ...body } = input
    call('POST', `/contractors/${id}/feedback`, body).then(
      () => setProved(true),
      () => undefined,
    )
  }, [answer])
  return isProved
}

const PostForm = ({ children }: { children: ReactNode }) => (
  <Form method="post" noValidate>
    {children}
  </Form>
)

interface Props {
  readonly contractor: ListedInstaller
  /** the order that the visitor may open, and its email address */
  readonly order: { readonly id: string; readonly email: string | null } | null
  readonly postal: string
  readonly isOrderUnknown: boolean
}

/** The form of the feedback, or the thanks for it. */
export function SendFeedback({ contractor, order, postal, isOrderUnknown }: Props) {
  const answer = useActionData<FeedbackAnswer>()
  const isProved = useProof(answer)
  const isBusy = useNavigation().formMethod === 'POST'
  const opened = reduceAssistance<ListedInstaller>(NO_ASSISTANCE, {
    type: 'listing found',
    listing: {
      orderId: order?.id ?? null,
      email: order?.email ?? null,
      contractors: [contractor],
      show_rating: contractor.feedbackCount > 0,
    },
  })
  const { feedbackData } =
    answer === undefined
      ? opened
      : answer.sent || isProved
        ? reduceAssistance(opened, { type: 'feedback sent' })
        : reduceAssistance(opened, { type: 'feedback written', values: answer.values })
  const faults = answer && !answer.sent ? answer : undefined
  return (
    <section className="box feedback-send" aria-labelledby="feedback-send">
      <h2 id="feedback-send">{words.form}</h2>
      <p>{words.formLead}</p>
      <FeedbackForm
        Form={PostForm}
        feedback={feedbackData}
        errors={faults?.errors}
        failure={faults?.failure}
        isBusy={isBusy}
      >
        {isOrderUnknown && <Notice tone="warn">{words.orderUnknown}</Notice>}
        {order && (
          <>
            <Notice>{words.forOrder(printedOrderNumber(order.id))}</Notice>
            <input type="hidden" name="orderID" value={order.id} />
            <input type="hidden" name="postal" value={postal} />
          </>
        )}
      </FeedbackForm>
    </section>
  )
}
