import { ControlParts } from './control-parts.tsx'
import { DataParts } from './data-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { FoundationParts } from './foundation-parts.tsx'
import { MessageParts } from './message-parts.tsx'

/** Every component in every state, light and dark side by side. */
export function GalleryPage() {
  return (
    <>
      <h1 className="visually-hidden">Components</h1>
      <div className="gallery-themes">
        <Theme name="light" />
        <Theme name="dark" />
      </div>
    </>
  )
}

const Theme = ({ name }: { readonly name: 'light' | 'dark' }) => (
  <div className="gallery-theme" data-theme={name}>
    <FoundationParts />
    <ControlParts />
    <FieldParts />
    <DataParts />
    <MessageParts />
  </div>
)
