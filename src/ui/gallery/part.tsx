import type { ReactNode } from 'react'

/** One titled part of the gallery. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="gallery-part">
    <h2>{title}</h2>
    <div className="stack">{children}</div>
  </section>
)
