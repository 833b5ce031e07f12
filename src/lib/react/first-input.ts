/** Events that show that a person is using the page. */
const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'touchstart', 'keydown', 'focusin', 'click']
const LISTENING = { capture: true, passive: true }
/** A person who has read for so long is about to do something. */
const READING_MS = 10_000
/** The answer to the input is painted first, because hydrating parts would delay it. */
const ANSWER_MS = 100
/** A finger that rests longer than this scrolls or holds: no click follows soon. */
const LONGEST_PRESS_MS = 400
/** The events that end a press of a pointer. */
const PRESS_ENDS = ['click', 'pointercancel']

let used = false
let settle = (): void => undefined

/**
 * Settles a moment after the first input of the person at this page: a pointer, a key, scrolling, or a field
 * that gets the focus. Without any it settles after ten seconds, on a server at once. Input from before this
 * code arrived counts.
 */
export const firstInput = new Promise<void>((resolve) => {
  settle = resolve
})

/** Whether `firstInput` has settled. */
export const hadInput = (): boolean => used

function onInput(): void {
  used = true
  settle()
}

function wasUsedBefore(): boolean {
  const { activeElement, body } = document
  return window.scrollY > 0 || (activeElement !== null && activeElement !== body)
}

if (typeof window === 'undefined' || wasUsedBefore()) onInput()
else listen()

function listen(): void {
  const timer = setTimeout(onInput, READING_MS)
  for (const name of INPUTS) window.addEventListener(name, stop, LISTENING)
  function stop({ type }: Event): void {
    clearTimeout(timer)
    for (const name of INPUTS) window.removeEventListener(name, stop, LISTENING)
    if (type === 'pointerdown') afterPress()
    else setTimeout(onInput, ANSWER_MS)
  }
}

/** The click that answers a press comes some 100 ms after the pointer is down. */
function afterPress(): void {
  const timer = setTimeout(end, LONGEST_PRESS_MS)
  for (const name of PRESS_ENDS) window.addEventListener(name, end, LISTENING)
  function end(): void {
    clearTimeout(timer)
    for (const name of PRESS_ENDS) window.removeEventListener(name, end, LISTENING)
    setTimeout(onInput, ANSWER_MS)
  }
}

/**
 * Runs work that can wait: after the person's first input, when the browser has nothing else to do.
 * Returns how to cancel it.
 */
export function whenIdle(work: () => void): () => void {
  let isCancelled = false
  const run = () => isCancelled || work()
  void firstInput.then(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 })
    else setTimeout(run, 200)
  })
  return () => {
    isCancelled = true
  }
}

/**
 * Runs the work of a press after the next frame, so that the browser first shows the press itself (a check
 * mark, a pressed button).
 */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work))
