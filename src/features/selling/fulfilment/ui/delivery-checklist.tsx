import { Button } from '#ui/button/button.tsx'
import { texts } from '../texts.ts'

const { checklist } = texts

/** A checklist for the delivery, to print. A claim is only possible before the buyer signs. */
export function DeliveryChecklist() {
  return (
    <section className="box stack tracking-check" aria-labelledby="delivery-checklist">
      <div className="tracking-head">
        <h2 id="delivery-checklist">{checklist.title}</h2>
        <Button className="no-print" size="small" icon="print" onClick={() => window.print()}>
          {checklist.print}
        </Button>
      </div>
      <p>{checklist.intro}</p>
      {checklist.parts.map(({ title, points }) => (
        <div key={title} className="stack-s">
          <h3>{title}</h3>
          <ul className="tracking-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
