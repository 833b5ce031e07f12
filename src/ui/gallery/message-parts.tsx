import { useState } from 'react'
import { merchant, zoneName } from '#lib/merchant/merchant.ts'
import { Button, LinkButton } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { EmptyState } from '../empty/empty-state.tsx'
import { TextField } from '../field/text-field.tsx'
import { Notice } from '../notice/notice.tsx'
import { AnchoredPanel } from '../popover/anchored-panel.tsx'
import { HelpPopover } from '../popover/help-popover.tsx'
import { Bone, Skeleton } from '../skeleton/skeleton.tsx'
import { UndoToast } from '../toast/toast.tsx'
import { Part } from './part.tsx'

/** A panel whose contents are there only while it is open. */
function FetchedPanel() {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <button type="button" className="term" onClick={(event) => setAnchor(event.currentTarget)}>
        fetched panel
      </button>
      {anchor && (
        <AnchoredPanel anchor={anchor} title="Write with" onClose={() => setAnchor(undefined)}>
          <p>Gmail, Outlook, Yahoo Mail</p>
        </AnchoredPanel>
      )}
    </>
  )
}

/** Notices, dialogs and loading states. */
export function MessageParts() {
  return (
    <>
      <Part title="Notices">
        <Notice>Sandbox: no real charges.</Notice>
        <Notice tone="ok" title="These four parts make a matched system.">
          Coil and furnace are both 17½″ wide.
        </Notice>
        <Notice tone="warn" onClose={() => {}}>
          One or more items in the cart had an expired price. <a href="#review">Review</a>
        </Notice>
        <Notice tone="bad">
          There was a problem fetching your shipping options. <a href="#refresh">Refresh</a>
        </Notice>
      </Part>
      <Part title="Opening">
        <Opening />
      </Part>
      <Part title="Empty and waiting">
        <div className="box">
          <EmptyState
            level={3}
            title="No furnace is 120% of your need and 14″ wide"
            help={`Or call ${merchant().phone}, Mon–Fri 7am–7pm ${zoneName().short}.`}
            actions={
              <>
                <LinkButton look="primary" size="big" href="#fit">
                  17 furnaces that fit
                </LinkButton>
                <LinkButton size="big" href="#help">
                  Help me choose
                </LinkButton>
              </>
            }
          >
            <p className="lead">The nearest are 14″ wide at 79% and 17½″ wide at 105%.</p>
          </EmptyState>
        </div>
        <Skeleton>
          <div className="stack">
            <Bone width="40%" height="12px" />
            <Bone width="86%" height="18px" />
            <Bone height="104px" />
          </div>
        </Skeleton>
      </Part>
    </>
  )
}

function Opening() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <div className="row">
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
        <Button onClick={() => setRemoved('Steady 96 removed')}>Remove</Button>
      </div>
      <div className="row">
        <span>
          AFUE{' '}
          <HelpPopover title="AFUE">
            How much of the gas becomes heat over a year. 96% means 4% leaves through the vent.
          </HelpPopover>
        </span>
        <HelpPopover title="Matched system" width="large" trigger="matched system">
          Furnace, coil and condenser tested together.
        </HelpPopover>
        <HelpPopover title="Widths" width="wide" trigger="wide help">
          A wide one holds a table.
        </HelpPopover>
        <FetchedPanel />
      </div>
      <Disclosure summary="Documents" aside="3">
        <p>Specification sheet, installation manual, warranty.</p>
      </Disclosure>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Save Cart"
        footer={
          <>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
            <Button look="primary" onClick={close}>
              Save cart
            </Button>
          </>
        }
      >
        <TextField label="Cart Name" error="Cart name is required" />
      </Dialog>
      <Dialog
        open={open === 'sheet'}
        onClose={close}
        title="Filters"
        sheet
        footer={
          <Button look="primary" onClick={close}>
            Show 48
          </Button>
        }
      >
        <p>Facets stand here.</p>
      </Dialog>
      <UndoToast message={removed} onUndo={() => setRemoved(null)} onDismiss={() => setRemoved(null)} />
    </>
  )
}
