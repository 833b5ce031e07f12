/**
 * Runs the work of a press after the next frame, so that the browser first shows the press itself (a check
 * mark, a pressed button).
 */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work))
