import type { ReactNode } from 'react'

export type Spec = { readonly name: ReactNode; readonly value: ReactNode }

/** Names and values in the given order, as a table that can be copied. */
export function SpecList({
  caption,
  specs,
}: {
  readonly caption?: ReactNode
  readonly specs: readonly Spec[]
}) {
  return (
    <table className="specs">
      {caption && <caption>{caption}</caption>}
      <tbody>
        {specs.map(({ name, value }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
