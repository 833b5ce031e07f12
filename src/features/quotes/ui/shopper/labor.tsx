import { DeliveredTotal } from '#ui/total/delivered-total.tsx'
import type { LaborView } from '../../view/quote-view.ts'

/** Work that a contractor does and is paid for: its own sum, and the price of the whole job. */
export const Labor = ({ labor }: { readonly labor: LaborView }) => (
  <section className="quote-labor stack-s" aria-label={labor.title}>
    <h3>{labor.title}</h3>
    <DeliveredTotal lines={labor.lines} total={labor.total} after={[labor.wholeJob]} />
    {labor.notes.map((note) => (
      <p key={note} className="meta">
        {note}
      </p>
    ))}
  </section>
)
