import { CheckField } from '#ui/field/check-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { type InstallationQuotes, servicesOf } from '../rules/installation.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly quotes: InstallationQuotes
  readonly items: readonly { readonly id: string; readonly name: string }[]
  readonly onToggle: (productID: string) => void
}

/** Asks for an installer's quote beside the order: a tick for each product that can be installed. */
export function InstallationChoice({ quotes, items, onToggle }: Props) {
  const services = servicesOf(quotes)
  const offered = items.filter(({ id }) => services[id])
  const failed =
    quotes.installationServicesForProducts.kind === 'failed'
      ? quotes.installationServicesForProducts.error
      : null
  if (offered.length === 0 && !failed) return null
  return (
    <section className="box install-card" aria-labelledby="cart-installation">
      <h2 id="cart-installation">{texts.installation.title}</h2>
      <p className="meta">{failed ?? texts.installation.hint}</p>
      {offered.map(({ id, name }) => (
        <CheckField
          key={id}
          className="install-ask"
          label={texts.installation.ask(name)}
          checked={quotes.savedInstallationQuoteSelections[id] !== undefined}
          onChange={() => onToggle(id)}
        />
      ))}
      <p>
        <Link href="/pro-installation">{texts.installation.near}</Link>
      </p>
    </section>
  )
}
