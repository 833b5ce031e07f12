import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HelpPopover } from './help-popover.tsx'

test('[L-POP] without script the button opens the help as a native popover', () => {
  const html = renderToString(<HelpPopover title="AFUE">Help</HelpPopover>)

  const target = /popovertarget="([^"]+)"/i.exec(html)?.[1]
  expect(html).toMatch(new RegExp(`<dialog[^>]*id="${target}"[^>]*popover="auto"`))
})
