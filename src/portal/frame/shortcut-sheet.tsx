import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Toggle } from '#ui/field/check-field.tsx'
import { texts } from '../texts.ts'
import { destinationsOf, type Navigation } from './navigation.ts'
import { areShortcutsOn, switchShortcuts } from './shortcuts.ts'

/** Every shortcut, and the switch that turns those of single letters off. */
export function ShortcutSheet({
  navigation,
  onClose,
}: {
  readonly navigation: Navigation
  readonly onClose: () => void
}) {
  const [on, setOn] = useState(areShortcutsOn)
  const goTo = destinationsOf(navigation).flatMap(({ key, name }) =>
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
