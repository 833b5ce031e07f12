import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Toggle } from '#ui/field/check-field.tsx'
import type { PortalUser } from '../context.ts'
import { texts } from '../texts.ts'
import { destinationsOf } from './navigation.ts'
import { areShortcutsOn, switchShortcuts } from './shortcuts.ts'

/** Every shortcut, and the switch that turns those of single letters off. */
export function ShortcutSheet({
  role,
  onClose,
}: {
  readonly role: PortalUser['role']
  readonly onClose: () => void
}) {
  const [on, setOn] = useState(areShortcutsOn)
  const goTo = destinationsOf(role).flatMap(({ key, name }) =>
    key ? [[texts.frame.goKeys(key.toUpperCase()), name] as const] : [],
  )
  return (
    <Dialog open onClose={onClose} title={texts.frame.shortcuts}>
      <dl className="shortcut-list">
        {[...texts.frame.keys, ...goTo].map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Toggle
        label={texts.frame.shortcutsOn}
        checked={on}
        onChange={() => {
          switchShortcuts(!on)
          setOn(!on)
        }}
      />
    </Dialog>
  )
}
