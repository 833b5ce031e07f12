/** Events that show that a person is using the page. */
const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'touchstart', 'keydown', 'focusin', 'click']
const LISTENING = { capture: true, passive: true }
/** A person who has read for so long is about to do something. */
const READING_MS = 10_000
/** What the input asked for is painted first: taking parts over would delay that answer. */
const ANSWER_MS = 100

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
  function stop(): void {
    clearTimeout(timer)
    for (const name of INPUTS) window.removeEventListener(name, stop, LISTENING)
    setTimeout(onInput, ANSWER_MS)
  }
}
