import type { PanelProps } from './panel.ts'

/** A postal address, as it stands on a label. */
export const AddressLines = ({ address }: { readonly address: PanelProps['order']['billTo'] }) => (
  <address>
    {[address.name, address.company, address.address1, address.address2].filter(Boolean).map((line) => (
      <div key={line}>{line}</div>
    ))}
    <div>
      {address.city}, {address.state} {address.postcode}
    </div>
  </address>
)
