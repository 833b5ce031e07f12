import { useEffect, useRef } from 'react'
import { Button, IconButton, LinkButton } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { uiTexts } from '#ui/texts.ts'
import { type Compared, type CompareEvent, compareUrl } from '../rules/compared.ts'
import { texts } from '../texts.ts'
import { useCompareAccess } from './compare-context.tsx'

interface Props {
  readonly compared: Compared
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/**
 * The chosen products at the lower edge: small drawings with names, each removable, and a link to the table.
 */
export function CompareTray({ compared, isOpen, onOpen }: Props) {
  const { comparedItems, removal, refused } = compared
  const { open, drawingUrl } = useCompareAccess()
  const send = (event: CompareEvent): void => open().send(event)
  const message = refused === null ? removal && texts.removed(removal.names) : texts.full(refused)
  const { box, keepFocus } = useKeptFocus(removal)
  if (!isOpen && comparedItems.length > 0)
    return (
      <section className="tray-button no-print" aria-label={texts.chosen}>
        <Button aria-expanded={false} onClick={onOpen}>
          {texts.folded(comparedItems.length)}
        </Button>
      </section>
    )

  return (
    <section className="tray no-print" aria-label={texts.chosen} ref={box}>
      <div className="wrap">
        <div className="said" role="status">
          {message && (
            <>
              <p>{message}</p>
              {removal && (
                <Button
                  look="quiet"
                  size="small"
                  onClick={() => keepFocus(() => send({ type: 'removalUndone' }))}
                >
                  {uiTexts.undo}
                </Button>
              )}
              <IconButton
                icon="close"
                label={uiTexts.close}
                onClick={() => keepFocus(() => send({ type: 'noticeClosed' }))}
              />
            </>
          )}
        </div>
        {comparedItems.length > 0 && (
          <div className="row nowrap">
            <ul>
              {comparedItems.map(({ id, name }) => (
                <li key={id}>
                  <span className="pic" aria-hidden="true">
                    <Drawing src={drawingUrl(id)} />
                  </span>
                  <span className="name">{name}</span>
                  <IconButton
                    icon="close"
                    label={uiTexts.remove(name)}
                    onClick={() => keepFocus(() => send({ type: 'itemRemoved', id }))}
                  />
                </li>
              ))}
            </ul>
            <Button look="quiet" className="clear" onClick={() => keepFocus(() => send({ type: 'cleared' }))}>
              {texts.clear}
            </Button>
            <LinkButton href={compareUrl(comparedItems.map(({ id }) => id))}>
              {texts.compareThese(comparedItems.length)}
            </LinkButton>
          </div>
        )}
      </div>
    </section>
  )
}

/**
 * Moves the focus when the pressed button disappears: to Undo after a removal, then to the link to the table.
 */
function useKeptFocus(removal: Compared['removal']) {
  const box = useRef<HTMLElement>(null)
  const wanted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a product was removed
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    box.current?.querySelector<HTMLElement>('.said .btn, a.btn')?.focus()
  }, [removal])
  return {
    box,
    keepFocus(change: () => void) {
      wanted.current = true
      change()
    },
  }
}
